import type { Choice } from "#domain/homework/homework.types.ts";
import { draftNames, onDraftChange, readDraft, removeDraft, writeDraft } from "../ui/local-drafts.ts";

/** When a pick was made on this device settles which of two tabs has the later one. */
export type Pick = { readonly choiceIndex: number; readonly pickedAtMs: number };
export type Picks = Readonly<Record<string, Pick>>;

/** Submit was pressed while there was no connection; the title is for the news that it has arrived. */
export type QueuedSubmission = { readonly title: string; readonly choices: readonly Choice[] };

/** What the server has not confirmed of one homework. All tabs of this browser share it; without it there is none. */
export type AnswerDraft = { readonly unsent: Picks; readonly submission: QueuedSubmission | null };

const START = "homework.";
const nameOf = (homeworkToken: string) => `${START}${homeworkToken}`;

export const NOTHING_UNSENT: AnswerDraft = { unsent: {}, submission: null };

export function readAnswers(owner: string, homeworkToken: string): AnswerDraft {
  const stored = readDraft<Partial<AnswerDraft>>(owner, nameOf(homeworkToken));
  return {
    unsent: isRecord(stored?.unsent) ? stored.unsent : {},
    submission: isRecord(stored?.submission) ? stored.submission : null,
  };
}

/** False when this device cannot keep anything. */
export function writeAnswers(owner: string, homeworkToken: string, draft: AnswerDraft): boolean {
  if (draft.submission !== null || unsentInOrder(draft).length > 0)
    return writeDraft(owner, nameOf(homeworkToken), draft);
  removeAnswers(owner, homeworkToken);
  return true;
}

export function removeAnswers(owner: string, homeworkToken: string): void {
  removeDraft(owner, nameOf(homeworkToken));
}

/** Every homework of this child with something that the server does not have. */
export function unsentHomework(owner: string): string[] {
  return draftNames(owner)
    .filter((name) => name.startsWith(START))
    .map((name) => name.slice(START.length));
}

export function onAnswersChange(owner: string, homeworkToken: string, changed: () => void): () => void {
  return onDraftChange(owner, nameOf(homeworkToken), changed);
}

/** A pick made here: kept at once, to be sent last. */
export function withPick(draft: AnswerDraft, questionIndex: number, pick: Pick): AnswerDraft {
  return { ...draft, unsent: { ...draft.unsent, [questionIndex]: pick } };
}

/** Two picks within one tick of the clock, or after it was set back, are still one after the other. */
export function laterThanAll(picks: Picks, nowMs: number): number {
  return Math.max(nowMs, ...Object.values(picks).map(({ pickedAtMs }) => pickedAtMs + 1));
}

/** The server has answered about a pick; a newer one of the same question, from any tab, stays unsent. */
export function withoutPick(draft: AnswerDraft, questionIndex: number, pick: Pick): AnswerDraft {
  const kept = Object.entries(draft.unsent).filter(
    ([index, other]) => Number(index) !== questionIndex || isNewer(other, pick),
  );
  return { ...draft, unsent: Object.fromEntries(kept) };
}

/** Question by question the later pick. */
export function newestPicks(picks: Picks, others: Picks): Picks {
  const newer = Object.entries(others).filter(([index, other]) => {
    const known = picks[index];
    return known === undefined || isNewer(other, known);
  });
  return { ...picks, ...Object.fromEntries(newer) };
}

export function unsentInOrder(draft: AnswerDraft): readonly (readonly [questionIndex: number, pick: Pick])[] {
  return Object.entries(draft.unsent)
    .map(([index, pick]) => [Number(index), pick] as const)
    .sort(([, a], [, b]) => a.pickedAtMs - b.pickedAtMs);
}

/** Picks that came from elsewhere are older than any made here. */
export function picksOf(choices: readonly Choice[]): Picks {
  const entries = choices.map(({ questionIndex, choiceIndex }) => [
    questionIndex,
    { choiceIndex, pickedAtMs: 0 },
  ]);
  return Object.fromEntries(entries);
}

export function choicesOf(picks: Picks): Choice[] {
  return Object.entries(picks)
    .map(([questionIndex, { choiceIndex }]) => ({ questionIndex: Number(questionIndex), choiceIndex }))
    .sort((a, b) => a.questionIndex - b.questionIndex);
}

function isNewer(pick: Pick, than: Pick): boolean {
  return pick.pickedAtMs > than.pickedAtMs;
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
