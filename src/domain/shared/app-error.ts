/** What went wrong, in the words of a status: the transport maps each kind to one HTTP status. */
export const ERROR_KINDS = [
  "invalid",
  "unauthenticated",
  "forbidden",
  "notFound",
  "conflict",
  "tooMany",
  "unavailable",
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

export type ErrorParams = Readonly<Record<string, string | number | boolean | null>>;

/** An expected failure. `code` is `slice.reason` and names the sentence in that slice's messages. */
export class AppError extends Error {
  readonly code: string;
  readonly kind: ErrorKind;
  readonly params: ErrorParams;

  constructor(kind: ErrorKind, code: string, params: ErrorParams = {}) {
    super(code);
    this.name = "AppError";
    this.kind = kind;
    this.code = code;
    this.params = params;
  }
}

/** The data layer's own codes, which the specification's screens know (decision C52). */
export const DATA_CODE: Partial<Record<ErrorKind, string>> = { notFound: "PGRST116", conflict: "23505" };

/** A row that is missing and a row that belongs to somebody else give the very same answer. */
export function notFound(slice: string): AppError {
  return new AppError("notFound", `${slice}.notFound`);
}
