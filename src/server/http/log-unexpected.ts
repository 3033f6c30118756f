import { cleanText } from "#domain/audit/mask-details.ts";
import type { RequestContext } from "#server/rpc/context.ts";

/** The stack goes to the server's console, a short entry to the system log; the person gets the request's id. */
export function logUnexpected(error: unknown, context: RequestContext): void {
  const { id } = context.request;
  console.error(`Unexpected error in request ${id}:`, error);
  const description = error instanceof Error ? cleanText(error.message) : "An error without a message";
  context.audit
    .record(context.db, {
      action: "System error",
      description,
      category: "system",
      severity: "error",
      details: { requestId: id },
    })
    .catch((failure: unknown) => console.error(`Request ${id} could not be logged:`, failure));
}
