import { ORPCError, ValidationError } from "@orpc/server";
import { AppError, DATA_CODE, type ErrorKind } from "#domain/shared/app-error.ts";

const STATUS: Record<ErrorKind, { status: number; code: string }> = {
  invalid: { status: 400, code: "BAD_REQUEST" },
  unauthenticated: { status: 401, code: "UNAUTHORIZED" },
  forbidden: { status: 403, code: "FORBIDDEN" },
  notFound: { status: 404, code: "NOT_FOUND" },
  conflict: { status: 409, code: "CONFLICT" },
  tooMany: { status: 429, code: "TOO_MANY_REQUESTS" },
  unavailable: { status: 503, code: "SERVICE_UNAVAILABLE" },
};

/** SQLSTATE classes and codes that mean 'not now': no connection, shutting down, too slow, out of room. */
const UNAVAILABLE_STATES = /^(08...|57P0.|57014|53...|55P03|40001|40P01|25P03)$/;
const UNAVAILABLE_CODES = new Set(["ECONNREFUSED", "ECONNRESET", "ENOENT", "EPIPE", "ETIMEDOUT"]);
const UNAVAILABLE_TEXT = /connection terminated|timeout exceeded|client has encountered a connection error/i;

/** The database's own code behind a driver or query-builder error, if there is one. */
export function sqlState(error: unknown): string | undefined {
  for (let at: unknown = error; at instanceof Error; at = at.cause) {
    const { code } = at as Error & { code?: unknown };
    if (typeof code === "string") return code;
  }
  return undefined;
}

function isUnavailable(error: unknown): boolean {
  const code = sqlState(error);
  if (code !== undefined) return UNAVAILABLE_STATES.test(code) || UNAVAILABLE_CODES.has(code);
  for (let at: unknown = error; at instanceof Error; at = at.cause)
    if (UNAVAILABLE_TEXT.test(at.message)) return true;
  return false;
}

/** Turns what was thrown into an expected failure, or undefined when nobody expected it. */
export function toAppError(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  if (isUnavailable(error)) return new AppError("unavailable", "shared.unavailable");
  if (sqlState(error) === "23505") return new AppError("conflict", "shared.conflict");
  // Text that PostgreSQL cannot store (a NUL character) or a number out of range came from the request.
  if (/^22(021|P05|003|P02)$/.test(sqlState(error) ?? "")) return new AppError("invalid", "shared.invalid");
  return undefined;
}

/** The one place where an AppError becomes a status; the code is kept, everything else hidden. */
export function toTransport(error: AppError): ORPCError<string, unknown> {
  const { status, code } = STATUS[error.kind];
  const dataCode = DATA_CODE[error.kind];
  const data = {
    code: error.code,
    kind: error.kind,
    params: error.params,
    ...(dataCode ? { dataCode } : {}),
  };
  return new ORPCError(code, { status, message: error.code, data, defined: false });
}

/** A refused input names its fields, so that a form can put each sentence where it belongs. */
export function inputRefused(error: ORPCError<string, unknown>): ORPCError<string, unknown> | undefined {
  if (error.code !== "BAD_REQUEST" || !(error.cause instanceof ValidationError)) return undefined;
  const issues = error.cause.issues.slice(0, 20).map((issue) => ({
    path: (issue.path ?? []).map((step) => String(typeof step === "object" ? step.key : step)),
    message: issue.message,
  }));
  const data = { code: "shared.invalid", kind: "invalid", params: {}, issues };
  return new ORPCError("BAD_REQUEST", { status: 400, message: issues[0]?.message ?? "shared.invalid", data });
}
