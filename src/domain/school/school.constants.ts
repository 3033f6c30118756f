import type { SchoolSettings } from "./school.types.ts";

/** What stands on the screens until the school has said otherwise. */
export const DEFAULT_SCHOOL_SETTINGS: SchoolSettings = {
  nameEnglish: "Shuxiang Chinese School",
  nameChinese: "书香中文学校",
  timeZone: "UTC",
  pupilMail: true,
};
