import type { Choice, KeyedQuestion } from "#domain/homework/homework.types.ts";
import { markAnswers } from "#domain/homework/mark-answers.ts";
import { MAX_SLICE_MS, SAVE_EVERY_MS } from "#domain/reading/reading.constants.ts";
import { SECOND_MS } from "#domain/shared/dates.ts";
import type { Random } from "./factories-random.ts";

/** What a child did with a homework. Every stored figure follows from these events. */
export type Work = {
  /** Openings of the reading screen with the time really read in each, in order; the answers belong to the last. */
  readonly visits: readonly { readonly openedAt: Date; readonly readingMs: number }[];
  readonly choices: readonly Choice[];
  readonly isSubmitted: boolean;
};

/** Up to this much of a save interval a child looks away, now and then. */
const PAUSE_CHANCE = 0.1;
const PAUSE_MAX_MS = 15 * SECOND_MS;
const SAVE_JITTER_MS = 2 * SECOND_MS;
/** Part of the last visit in which the questions are answered. */
const ANSWERING_SHARE = 0.4;
const SUBMIT_AFTER_MS = 8 * SECOND_MS;
/** Time by the wall clock that reading may take at most, pauses and the submission included. */
const WALL_CLOCK_FACTOR = 1.75;
const WALL_CLOCK_EXTRA_MS = PAUSE_MAX_MS + SUBMIT_AFTER_MS;

/** No event of a visit lies later than this. */
export function latestEndOf(visit: Work["visits"][number]): Date {
  return new Date(visit.openedAt.getTime() + visit.readingMs * WALL_CLOCK_FACTOR + WALL_CLOCK_EXTRA_MS);
}

/** The rows that a child's work leaves behind, and the fields of its assignment. */
export function workRows(
  random: Random,
  assignmentToken: string,
  questions: readonly KeyedQuestion[],
  { visits: planned, choices, isSubmitted }: Work,
) {
  const visits = planned.map(({ openedAt, readingMs }) => {
    const visitToken = random.token(openedAt);
    const slices = slicesOf(random, openedAt, readingMs).map((slice) => ({
      visitToken,
      assignmentToken,
      ...slice,
    }));
    const lastCreditAt = slices.at(-1)?.creditedAt ?? openedAt;
    return { visit: { visitToken, assignmentToken, openedAt, lastCreditAt }, slices };
  });
  const last = visits.at(-1)?.visit;
  if (!last) throw new Error("Work needs at least one visit.");
  const lastAt = last.lastCreditAt.getTime();
  const submittedAt = isSubmitted ? new Date(lastAt + random.integer(SECOND_MS, SUBMIT_AFTER_MS)) : null;
  const { attempted } = markAnswers(questions, choices);
  const openedAt = visits[0]?.visit.openedAt ?? last.openedAt;
  const questionAttempted = isSubmitted ? JSON.stringify(attempted) : null;
  const slices = visits.flatMap((visit) => visit.slices);
  return {
    visits: visits.map(({ visit }, index) => ({
      ...visit,
      closedAt: visits[index + 1]?.visit.openedAt ?? submittedAt,
    })),
    slices,
    answers: answersOf(assignmentToken, last, choices).map((answer) => ({
      ...answer,
      correct: isSubmitted ? (attempted[answer.questionIndex] ?? null) : null,
    })),
    fields: {
      openedAt,
      totalTime: slices.reduce((sum, { milliseconds }) => sum + milliseconds, 0),
      completed: isSubmitted,
      completedAt: submittedAt,
      questionAttempted,
      updatedAt: submittedAt ?? last.lastCreditAt,
    },
  };
}

/** The screen saves about every half minute; what is left at the end is the last slice. */
function slicesOf(random: Random, openedAt: Date, readingMs: number) {
  const slices: { milliseconds: number; elapsedMs: number; creditedAt: Date }[] = [];
  let left = Math.round(readingMs);
  let at = openedAt.getTime();
  while (left > 0) {
    const saved = SAVE_EVERY_MS + random.integer(-SAVE_JITTER_MS, SAVE_JITTER_MS);
    const milliseconds = Math.min(left, saved, MAX_SLICE_MS);
    const pauseMs = random.chance(PAUSE_CHANCE)
      ? random.integer(SECOND_MS, PAUSE_MAX_MS)
      : random.integer(0, 200);
    const elapsedMs = milliseconds + pauseMs;
    at += elapsedMs;
    left -= milliseconds;
    slices.push({ milliseconds, elapsedMs, creditedAt: new Date(at) });
  }
  return slices;
}

/** Answers come one after the other at the end of the visit; each took the time since the one before. */
function answersOf(
  assignmentToken: string,
  { openedAt, lastCreditAt }: { openedAt: Date; lastCreditAt: Date },
  choices: readonly Choice[],
) {
  const endMs = lastCreditAt.getTime();
  const stepMs = Math.floor(((endMs - openedAt.getTime()) * ANSWERING_SHARE) / Math.max(1, choices.length));
  let previousMs = openedAt.getTime();
  return choices.map(({ questionIndex, choiceIndex }, index) => {
    const answeredMs = endMs - stepMs * (choices.length - 1 - index);
    const milliseconds = answeredMs - previousMs;
    previousMs = answeredMs;
    const answeredAt = new Date(answeredMs);
    return { assignmentToken, attempt: 1, questionIndex, choiceIndex, milliseconds, answeredAt };
  });
}
