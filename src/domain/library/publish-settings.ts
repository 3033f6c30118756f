import { z } from "zod";
import {
  PUBLISH_GRADE_FILTER,
  PUBLISH_PAGE_SIZE_DEFAULT,
  PUBLISH_PAGE_SIZES,
} from "../homework/homework.constants.ts";
import {
  ARTICLE_SORTS,
  MAX_SEARCH_CHARACTERS,
  PUBLISH_SETTINGS_PREFIX,
  PUBLISH_VIEWS,
} from "./library.constants.ts";

const settingsSchema = z.object({
  view: z.enum(PUBLISH_VIEWS),
  grade: z.enum(PUBLISH_GRADE_FILTER),
  sort: z.enum(ARTICLE_SORTS),
  // Older versions stored quoted JSON; a search that begins with a quote is such a remnant.
  search: z
    .string()
    .max(MAX_SEARCH_CHARACTERS)
    .regex(/^(?!["\\])/),
  pageSize: z.coerce.number().pipe(z.literal(PUBLISH_PAGE_SIZES)),
});
export type PublishSettings = z.infer<typeof settingsSchema>;
export type PublishSettingName = keyof PublishSettings;

export const PUBLISH_SETTINGS_DEFAULT: PublishSettings = {
  view: "grid",
  grade: "all",
  sort: "id",
  search: "",
  pageSize: PUBLISH_PAGE_SIZE_DEFAULT,
};
const NAMES = Object.keys(PUBLISH_SETTINGS_DEFAULT) as PublishSettingName[];

/** The browser's storage key of a setting; values are stored plain, never as quoted JSON. */
export function publishSettingKey(name: PublishSettingName): string {
  return `${PUBLISH_SETTINGS_PREFIX}${name}`;
}

/** What the browser kept, with the default for what it lost; `corrupted` keys are to be cleared. */
export function readPublishSettings(read: (key: string) => string | null): {
  settings: PublishSettings;
  corrupted: string[];
} {
  const settings: Record<string, unknown> = { ...PUBLISH_SETTINGS_DEFAULT };
  const corrupted: string[] = [];
  for (const name of NAMES) {
    const stored = read(publishSettingKey(name));
    if (stored === null) continue;
    const parsed = settingsSchema.shape[name].safeParse(stored);
    if (parsed.success) settings[name] = parsed.data;
    else corrupted.push(publishSettingKey(name));
  }
  return { settings: settingsSchema.parse(settings), corrupted };
}
