import type { RequestContext } from "#server/rpc/context.ts";
import { deleteSession } from "./sessions.queries.ts";

/** Ends the session on the server; signing out twice is no fault. */
export async function signOut(context: RequestContext): Promise<{ signedOut: true }> {
  const { session, actor } = context;
  if (session) {
    await context.db.transaction(async (tx) => {
      await deleteSession(tx, session.tokenHash);
      await context.audit.record(tx, {
        action: "Logout",
        description: `${actor?.fullName ?? "Somebody"} signed out`,
        category: "auth",
      });
    });
  }
  context.cookies.endSession();
  return { signedOut: true };
}
