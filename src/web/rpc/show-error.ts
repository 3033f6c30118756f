import { ORPCError } from "@orpc/client";
import i18next from "i18next";

/** What the server says about an expected failure: `slice.reason`, and the numbers and names of the sentence. */
type ErrorData = {
  readonly code?: string;
  readonly kind?: string;
  readonly params?: Readonly<Record<string, string | number | boolean | null>>;
  /** Only where an input was refused: the sentence for each field. */
  readonly issues?: readonly { readonly path: readonly string[]; readonly message: string }[];
};

const KIND_OF_STATUS: Readonly<Record<number, string>> = {
  400: "invalid",
  401: "unauthenticated",
  403: "forbidden",
  404: "notFound",
  409: "conflict",
  413: "invalid",
  422: "invalid",
  429: "tooMany",
  503: "unavailable",
};

// Keys are made of what the server sent, so they cannot be among the typed ones.
function sayUntyped(key: string, params: object = {}): string {
  return (i18next.t as unknown as (key: string, params: object) => string)(key, params);
}

function dataOf(error: unknown): ErrorData {
  if (!(error instanceof ORPCError)) return {};
  const data: unknown = error.data;
  return typeof data === "object" && data !== null ? data : {};
}

/** The code of an expected failure (`homework.alreadySubmitted`), or undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  return dataOf(error).code;
}

/** One sentence for a person. `unexpected` is the screen's own words for a failure nobody foresaw. */
export function errorSentence(error: unknown, unexpected?: string): string {
  const { code, kind, params, issues } = dataOf(error);
  if (issues?.[0]) return issues[0].message;
  if (kind === "unexpected") return unexpected ?? i18next.t("shared:errors.unexpected");
  const [slice, reason] = code?.split(".") ?? [];
  const key = `${slice}:errors.${reason}`;
  if (slice && reason && i18next.exists(key)) return sayUntyped(key, { ...params });
  const status = error instanceof ORPCError ? error.status : undefined;
  const known = kind ?? (status === undefined ? undefined : KIND_OF_STATUS[status]);
  if (known && i18next.exists(`shared:errors.${known}`)) return sayUntyped(`shared:errors.${known}`);
  return unexpected ?? i18next.t("shared:errors.unexpected");
}

/** Field name → sentence, for a form whose input the server refused. */
export function fieldErrors(error: unknown): Record<string, string> {
  const issues = dataOf(error).issues ?? [];
  return Object.fromEntries(issues.map(({ path, message }) => [path.join("."), message]));
}
