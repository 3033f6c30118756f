import { cleanText } from "#domain/audit/mask-details.ts";
import type { RequestContext } from "#server/rpc/context.ts";

/** The stack goes to the server's console, a short entry to the system log; the person gets the request's id. */
export function logUnexpected(error: unknown, context: RequestContext): void {
  const { id } = context.request;
  console.error(`Unexpected error in request ${id}:`, error);
  context.audit
    .record(context.db, {
      action: "System error",
      description: describeFault(error),
      category: "system",
      severity: "error",
      details: { requestId: id },
    })
    .catch((failure: unknown) => console.error(`Request ${id} could not be logged:`, failure));
}

/** The innermost cause: around the database's own words stands the whole query with the values sent along. */
export function describeFault(error: unknown): string {
  let at = error;
  while (at instanceof Error && at.cause instanceof Error) at = at.cause;
  return at instanceof Error ? cleanText(at.message) : "An error without a message";
}
