import type { Choice, KeyedQuestion } from "./homework.types.ts";

export type MarkedAnswers = {
  /** By position of the question, the shape that is stored. */
  readonly attempted: Readonly<Record<string, boolean>>;
  readonly answered: number;
  readonly correct: number;
};

/**
 * One pick for each question; a pick whose flag is true is right, however many are true.
 * A pick that names no choice is answered and wrong, or a made-up number would raise the score.
 */
export function markAnswers(questions: readonly KeyedQuestion[], choices: readonly Choice[]): MarkedAnswers {
  const attempted: Record<string, boolean> = {};
  for (const { questionIndex, choiceIndex } of choices) {
    const question = questions[questionIndex];
    if (question) attempted[questionIndex] = question.answer[choiceIndex] === true;
  }
  const results = Object.values(attempted);
  return { attempted, answered: results.length, correct: results.filter(Boolean).length };
}

/** Questions without a pick. */
export function unansweredCount(questionCount: number, choices: readonly Choice[]): number {
  const picked = new Set(
    choices.map(({ questionIndex }) => questionIndex).filter((index) => index >= 0 && index < questionCount),
  );
  return questionCount - picked.size;
}

/** True for the same picks in any order: a repeated submission is answered with the first result. */
export function sameChoices(a: readonly Choice[], b: readonly Choice[]): boolean {
  const picks = new Map(a.map(({ questionIndex, choiceIndex }) => [questionIndex, choiceIndex]));
  return (
    a.length === b.length &&
    picks.size === new Set(b.map(({ questionIndex }) => questionIndex)).size &&
    b.every(({ questionIndex, choiceIndex }) => picks.get(questionIndex) === choiceIndex)
  );
}
