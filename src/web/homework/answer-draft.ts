import type { Choice } from "#domain/homework/homework.types.ts";
import { readDraft, removeDraft, writeDraft } from "../ui/local-drafts.ts";

/** Every pick of one homework on this device, and which of them the server has not confirmed, oldest first. */
export type AnswerDraft = {
  readonly choices: Readonly<Record<string, number>>;
  readonly unsent: readonly number[];
  /** Submit was pressed while there was no connection. */
  readonly submitRequested: boolean;
};

const nameOf = (homeworkToken: string) => `homework.${homeworkToken}`;

export function readAnswers(owner: string, homeworkToken: string): AnswerDraft {
  const stored = readDraft<Partial<AnswerDraft>>(owner, nameOf(homeworkToken));
  return {
    choices: isRecord(stored?.choices) ? stored.choices : {},
    unsent: Array.isArray(stored?.unsent) ? stored.unsent : [],
    submitRequested: stored?.submitRequested === true,
  };
}

export function writeAnswers(owner: string, homeworkToken: string, draft: AnswerDraft): void {
  writeDraft(owner, nameOf(homeworkToken), draft);
}

export function removeAnswers(owner: string, homeworkToken: string): void {
  removeDraft(owner, nameOf(homeworkToken));
}

/** The server's picks, overlaid by what this device picked later and could not send yet. */
export function mergeAnswers(server: readonly Choice[], local: AnswerDraft): AnswerDraft {
  const choices: Record<string, number> = {};
  for (const { questionIndex, choiceIndex } of server) choices[questionIndex] = choiceIndex;
  const unsent = local.unsent.filter((questionIndex) => local.choices[questionIndex] !== undefined);
  for (const questionIndex of unsent) choices[questionIndex] = local.choices[questionIndex] ?? 0;
  return { choices, unsent, submitRequested: local.submitRequested };
}

/** A pick made here: kept at once, to be sent last. */
export function withPick(draft: AnswerDraft, { questionIndex, choiceIndex }: Choice): AnswerDraft {
  return {
    ...draft,
    choices: { ...draft.choices, [questionIndex]: choiceIndex },
    unsent: [...draft.unsent.filter((index) => index !== questionIndex), questionIndex],
  };
}

/** The server has confirmed a pick; a newer one of the same question stays unsent. */
export function withConfirmed(draft: AnswerDraft, { questionIndex, choiceIndex }: Choice): AnswerDraft {
  if (draft.choices[questionIndex] !== choiceIndex) return draft;
  return { ...draft, unsent: draft.unsent.filter((index) => index !== questionIndex) };
}

export function choicesOf(draft: AnswerDraft): Choice[] {
  return Object.entries(draft.choices)
    .map(([questionIndex, choiceIndex]) => ({ questionIndex: Number(questionIndex), choiceIndex }))
    .sort((a, b) => a.questionIndex - b.questionIndex);
}

function isRecord(value: unknown): value is Record<string, number> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
