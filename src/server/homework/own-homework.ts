import type { SubmissionView } from "#domain/homework/homework.types.ts";
import { isOpenFor, isReviewableFor } from "#domain/homework/open-assignment.ts";
import { scorePercent } from "#domain/homework/score.ts";
import { AppError, notFound } from "#domain/shared/app-error.ts";
import type { ActorContext, Executor } from "#server/rpc/context.ts";
import { requireCurrentSemester } from "#server/rpc/current-semester.ts";
import { findOwnAssignment, type OwnAssignment } from "#server/rpc/own-assignment.queries.ts";

type Asking = Pick<ActorContext, "actor"> & { readonly db: Executor };

/**
 * A child's own assignment that is open or submitted. A recalled one is a conflict that says so; work of another
 * child, of a class the child has left or of another semester is not there.
 */
export async function ownHomework(
  { actor, db }: Asking,
  homeworkToken: string,
  options?: { lock: boolean },
): Promise<OwnAssignment> {
  const found = await findOwnAssignment(db, actor.userToken, { homeworkToken }, options);
  if (!found) throw notFound("homework");
  if (found.recalled || found.homeworkDeleted) throw new AppError("conflict", "homework.recalled");
  if (!isOpenFor(found) && !isReviewableFor(found)) {
    await requireCurrentSemester(db);
    throw notFound("homework");
  }
  return found;
}

/** As ownHomework, refusing what is submitted already. */
export async function ownOpenHomework(
  asking: Asking,
  homeworkToken: string,
  options?: { lock: boolean },
): Promise<OwnAssignment> {
  const found = await ownHomework(asking, homeworkToken, options);
  if (!isOpenFor(found)) throw alreadySubmitted(found);
  return found;
}

/** Says what the first submission gave, so that a second tab can show it. */
export function alreadySubmitted(assignment: OwnAssignment): AppError {
  const { articleToken, answeredCount, correctCount } = assignment;
  return new AppError("conflict", "homework.alreadySubmitted", {
    articleToken,
    scorePercent: scorePercent({ answered: answeredCount, correct: correctCount }),
    correct: correctCount,
    answered: answeredCount,
  });
}

/** The stored result of a submitted assignment. */
export function storedSubmission(assignment: OwnAssignment, questionCount: number): SubmissionView {
  const { homeworkToken, articleToken, answeredCount, correctCount, totalTimeMs } = assignment;
  return {
    homeworkToken,
    articleToken,
    scorePercent: scorePercent({ answered: answeredCount, correct: correctCount }),
    correct: correctCount,
    answered: answeredCount,
    questionCount,
    totalTimeMs,
    // Old data may lack the moment of submission.
    completedAt: assignment.completedAt ?? assignment.updatedAt,
  };
}
