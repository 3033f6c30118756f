import { isOpenFor } from "#domain/homework/open-assignment.ts";
import { AppError, notFound } from "#domain/shared/app-error.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { requireCurrentSemester } from "#server/rpc/current-semester.ts";
import { findOwnAssignment } from "#server/rpc/own-assignment.queries.ts";
import { closeOpenVisits, insertVisit, updateFirstOpened } from "./visits.queries.ts";

/**
 * A child opens the reading screen. The new visit closes older ones, so two tabs count once; the assignment's row
 * lock puts simultaneous openings in a line.
 */
export async function openReading(
  { actor, db, now }: ActorContext,
  { homeworkToken }: { readonly homeworkToken: string },
): Promise<{ visitToken: string }> {
  return db.transaction(async (tx) => {
    const assignment = await findOwnAssignment(tx, actor.userToken, { homeworkToken }, { lock: true });
    if (!assignment) throw notFound("reading");
    if (assignment.recalled || assignment.homeworkDeleted)
      throw new AppError("conflict", "homework.recalled");
    if (assignment.answeredCount > 0) throw new AppError("conflict", "homework.alreadySubmitted");
    if (!isOpenFor(assignment)) {
      await requireCurrentSemester(tx);
      throw notFound("reading");
    }
    const { assignmentToken } = assignment;
    const openedAt = now();
    await closeOpenVisits(tx, assignmentToken, openedAt);
    const visitToken = await insertVisit(tx, assignmentToken, openedAt);
    await updateFirstOpened(tx, assignmentToken, openedAt);
    return { visitToken };
  });
}
