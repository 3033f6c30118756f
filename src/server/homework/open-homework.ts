import type { ReadingContentInput } from "#domain/homework/homework.schema.ts";
import type { OpenWorkView, ReadingContentView } from "#domain/homework/homework.types.ts";
import { withoutAnswers } from "#domain/homework/quiz-questions.ts";
import { notFound } from "#domain/shared/app-error.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { listChoices } from "./answers.queries.ts";
import { findHomeworkContent } from "./content.queries.ts";
import { homeworkScreen } from "./homework-screen.ts";
import { ownHomework, ownOpenHomework } from "./own-homework.ts";

/** Text and questions of a child's own homework, without a word about which choice is right. */
export async function readingContent(
  context: ActorContext,
  { homeworkToken }: ReadingContentInput,
): Promise<ReadingContentView> {
  await ownHomework(context, homeworkToken);
  const content = await findHomeworkContent(context.db, homeworkToken);
  if (!content) throw notFound("homework");
  const screen = homeworkScreen(content);
  return { ...screen, questions: withoutAnswers(screen.questions), homeworkToken };
}

/** Where a child's open work stands: the picks saved so far and the time read. */
export async function openWork(
  context: ActorContext,
  { homeworkToken }: ReadingContentInput,
): Promise<OpenWorkView> {
  const assignment = await ownOpenHomework(context, homeworkToken);
  const { attempt, totalTimeMs } = assignment;
  return { attempt, totalTimeMs, choices: await listChoices(context.db, assignment) };
}
