import type { SubmitInput } from "#domain/homework/homework.schema.ts";
import type { Choice, KeyedQuestion, SubmissionView } from "#domain/homework/homework.types.ts";
import { markAnswers, sameChoices, unansweredCount } from "#domain/homework/mark-answers.ts";
import { isOpenFor } from "#domain/homework/open-assignment.ts";
import { hasQuestions, parseQuestions } from "#domain/homework/quiz-questions.ts";
import { AppError } from "#domain/shared/app-error.ts";
import type { Transaction } from "#server/database/pools.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import type { OwnAssignment } from "#server/rpc/own-assignment.queries.ts";
import { listChoices, upsertMarkedAnswers } from "./answers.queries.ts";
import { updateSubmitted } from "./assignments.queries.ts";
import { findKeyedQuestion } from "./content.queries.ts";
import { alreadySubmitted, ownHomework, storedSubmission } from "./own-homework.ts";
import { namesAChoice } from "./save-choice.ts";

/**
 * A child submits its picks; the stored key marks them. The row lock puts simultaneous submissions in a line: the
 * first one counts, the same picks again get its result, others are refused with it.
 */
export async function submitHomework(
  context: ActorContext,
  { homeworkToken, choices }: SubmitInput,
): Promise<SubmissionView> {
  return context.db.transaction(async (tx) => {
    const assignment = await ownHomework({ ...context, db: tx }, homeworkToken, { lock: true });
    const questions = parseQuestions(await findKeyedQuestion(tx, assignment.versionToken));
    if (isOpenFor(assignment)) return markAndStore(context, tx, { assignment, questions, choices });
    const submitted = await listChoices(tx, assignment);
    if (!sameChoices(submitted, choices)) throw alreadySubmitted(assignment);
    return storedSubmission(assignment, questions.length);
  });
}

type Submission = {
  readonly assignment: OwnAssignment;
  readonly questions: readonly KeyedQuestion[];
  readonly choices: readonly Choice[];
};

async function markAndStore(
  { audit, now }: ActorContext,
  tx: Transaction,
  { assignment, questions, choices }: Submission,
): Promise<SubmissionView> {
  if (!hasQuestions(questions)) throw new AppError("invalid", "homework.noQuestions");
  if (!choices.every((choice) => namesAChoice(questions, choice)))
    throw new AppError("invalid", "shared.invalid");
  const unanswered = unansweredCount(questions.length, choices);
  if (unanswered > 0) throw new AppError("invalid", "homework.incomplete", { n: unanswered });

  const { attempted, answered, correct } = markAnswers(questions, choices);
  const completedAt = now();
  const marked = choices.map((choice) => ({ ...choice, correct: attempted[choice.questionIndex] === true }));
  await upsertMarkedAnswers(tx, assignment, marked, completedAt);
  await updateSubmitted(tx, assignment.assignmentToken, {
    questionAttempted: JSON.stringify(attempted),
    completedAt,
  });
  await audit.record(tx, {
    action: "Homework submitted",
    description: `${assignment.title} was submitted`,
    category: "homework",
    severity: "success",
    details: {
      homeworkToken: assignment.homeworkToken,
      articleToken: assignment.articleToken,
      answered,
      correct,
    },
  });
  return storedSubmission(
    { ...assignment, answeredCount: answered, correctCount: correct, completedAt },
    questions.length,
  );
}
