import { canReview } from "#domain/homework/homework.policy.ts";
import type { ReviewInput } from "#domain/homework/homework.schema.ts";
import type { ReviewView } from "#domain/homework/homework.types.ts";
import { notFound } from "#domain/shared/app-error.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { listChoices } from "./answers.queries.ts";
import { findLatestSubmitted } from "./completed.queries.ts";
import { findHomeworkContent } from "./content.queries.ts";
import { homeworkScreen } from "./homework-screen.ts";
import { ownHomework, storedSubmission } from "./own-homework.ts";

/** A child's submitted work with the key, its own picks and its result. */
export async function reviewHomework(
  context: ActorContext,
  { articleToken, homeworkToken: wanted }: ReviewInput,
): Promise<ReviewView> {
  const { actor, db } = context;
  const homeworkToken =
    wanted ?? (await findLatestSubmitted(db, { studentToken: actor.userToken, articleToken }));
  if (homeworkToken === undefined) throw notFound("homework");
  const assignment = await ownHomework(context, homeworkToken);
  const content = await findHomeworkContent(db, homeworkToken);
  if (!content || assignment.articleToken !== articleToken || !canReview(actor, assignment))
    throw notFound("homework");
  const screen = homeworkScreen(content);
  return {
    ...screen,
    homeworkToken,
    submission: storedSubmission(assignment, screen.questions.length),
    choices: await listChoices(db, assignment),
    attempts: assignment.attempt,
  };
}
