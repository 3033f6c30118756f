import type { SaveChoiceInput } from "#domain/homework/homework.schema.ts";
import type { Choice, OpenQuestion } from "#domain/homework/homework.types.ts";
import { parseQuestions } from "#domain/homework/quiz-questions.ts";
import { AppError } from "#domain/shared/app-error.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { upsertOpenChoice } from "./answers.queries.ts";
import { findKeyedQuestion } from "./content.queries.ts";
import { ownOpenHomework } from "./own-homework.ts";

/** Keeps one pick of open work, so that another device or tomorrow goes on from it. It is marked on submission only. */
export async function saveChoice(
  context: ActorContext,
  { homeworkToken, ...choice }: SaveChoiceInput,
): Promise<{ saved: true }> {
  const { assignmentToken, versionToken } = await ownOpenHomework(context, homeworkToken);
  const questions = parseQuestions(await findKeyedQuestion(context.db, versionToken));
  if (!namesAChoice(questions, choice)) throw new AppError("invalid", "shared.invalid");
  const saved = await upsertOpenChoice(context.db, { assignmentToken, ...choice }, context.now());
  // Submitted or recalled between the two statements: asking again finds out which.
  if (!saved) await ownOpenHomework(context, homeworkToken);
  return { saved: true };
}

/** True when the pick names a question that was asked and one of its choices. */
export function namesAChoice(
  questions: readonly OpenQuestion[],
  { questionIndex, choiceIndex }: Choice,
): boolean {
  return questions[questionIndex]?.choices[choiceIndex] !== undefined;
}
