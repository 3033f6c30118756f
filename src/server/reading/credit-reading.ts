import { isOpenFor } from "#domain/homework/open-assignment.ts";
import { creditedMs } from "#domain/reading/credited-time.ts";
import { MIN_SAVE_MS } from "#domain/reading/reading.constants.ts";
import { AppError, notFound } from "#domain/shared/app-error.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { findOwnAssignment } from "#server/rpc/own-assignment.queries.ts";
import { addReadingTime, findVisitForUpdate, insertSlice, updateLastCredit } from "./visits.queries.ts";

type Claim = { readonly visitToken: string; readonly milliseconds: number };

/**
 * Adds reading time to the child's open work. The clock of the server caps the claim, and what is too short to
 * save stays claimable: the visit's clock moves on only when something was credited.
 */
export async function creditReading(
  { actor, db, now }: ActorContext,
  { visitToken, milliseconds }: Claim,
): Promise<{ totalTimeMs: number }> {
  return db.transaction(async (tx) => {
    const visit = await findVisitForUpdate(tx, visitToken);
    const assignment =
      visit && (await findOwnAssignment(tx, actor.userToken, { assignmentToken: visit.assignmentToken }));
    if (!visit || !assignment) throw notFound("reading");
    if (visit.closedAt || !isOpenFor(assignment)) throw new AppError("conflict", "reading.visitClosed");

    const creditedAt = now();
    const elapsedMs = creditedAt.getTime() - visit.lastCreditAt.getTime();
    const credited = creditedMs({ claimedMs: milliseconds, elapsedSinceLastCreditMs: elapsedMs });
    if (credited < MIN_SAVE_MS) return { totalTimeMs: assignment.totalTimeMs };
    const { assignmentToken } = assignment;
    await insertSlice(tx, { visitToken, assignmentToken, milliseconds: credited, elapsedMs, creditedAt });
    await updateLastCredit(tx, visitToken, creditedAt);
    const totalTimeMs = await addReadingTime(tx, assignmentToken, credited, creditedAt);
    // Submitted or recalled while we waited for the row: nothing of this transaction stays.
    if (totalTimeMs === undefined) throw new AppError("conflict", "reading.visitClosed");
    return { totalTimeMs };
  });
}
