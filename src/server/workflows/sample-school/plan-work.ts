import type { Choice, KeyedQuestion } from "#domain/homework/homework.types.ts";
import { daysBetween, MINUTE_MS } from "#domain/shared/dates.ts";
import type { Random } from "#server/database/factories-random.ts";
import { latestEndOf, type Work } from "#server/database/factories-work.ts";
import type { Habit } from "./plan-habits.ts";
import { dayBefore, instantAt } from "./school-clock.ts";

export type Task = {
  readonly textLength: number;
  readonly questions: readonly KeyedQuestion[];
  readonly publishedAt: Date;
};
export type Clock = { readonly timeZone: string; readonly now: Date };

/** Children read between the end of lessons and bedtime. */
const OPEN_FROM_MINUTE = 15 * 60;
const HOME_BY_MINUTES = 25;
/** The longest reading begun now ends before half past eight. */
const OPEN_UNTIL_MINUTE = 20 * 60;

const READING_MIN_MS = 2 * MINUTE_MS;
const READING_MAX_MS = 12 * MINUTE_MS;
const MINUTES_PER_QUESTION = 0.4;
const MOOD = { slowest: 0.8, quickest: 1.25 };
const TWO_EVENINGS_CHANCE = 0.2;
const FIRST_EVENING_SHARE = 0.4;
/** Wrong choices are not evenly wrong: one of them misleads most who err. */
const MISLEADING_CHANCE = 0.6;

/** A submission some days after publishing, or nothing if that moment has not come yet. */
export function submittedWork(random: Random, task: Task, habit: Habit, clock: Clock): Work | undefined {
  const delayDays = random.pick(habit.delayDays);
  const readingMs = readingTime(random, task, habit);
  const choices = task.questions.map((question, index) => choiceOf(random, question, index, habit.skill));
  const isSplit = delayDays > 0 && random.chance(TWO_EVENINGS_CHANCE);
  const shares = isSplit ? [FIRST_EVENING_SHARE, 1 - FIRST_EVENING_SHARE] : [1];
  const visits = shares.map((share, index) => {
    const evening = delayDays - (shares.length - 1 - index);
    return { openedAt: openingOn(random, task, evening, clock), readingMs: Math.round(readingMs * share) };
  });
  return isOver(visits, clock) ? { visits, choices, isSubmitted: true } : undefined;
}

/** Opened on some evening so far, a part of it read, one or more questions answered, nothing submitted. */
export function startedWork(random: Random, task: Task, habit: Habit, clock: Clock): Work | undefined {
  const evenings = Math.max(0, daysBetween(clock.timeZone, task.publishedAt, clock.now) - 1);
  const openedAt = openingOn(random, task, random.integer(0, Math.min(evenings, 3)), clock);
  const readingMs = Math.round(readingTime(random, task, habit) * (0.4 + random.next() * 0.4));
  const answered = random.integer(1, Math.max(1, task.questions.length - 2));
  const choices = task.questions
    .slice(0, answered)
    .map((question, index) => choiceOf(random, question, index, habit.skill));
  const visits = [{ openedAt, readingMs }];
  return isOver(visits, clock) ? { visits, choices, isSubmitted: false } : undefined;
}

function readingTime(
  random: Random,
  { textLength, questions }: Task,
  { charactersPerMinute }: Habit,
): number {
  const mood = MOOD.slowest + random.next() * (MOOD.quickest - MOOD.slowest);
  const minutes = textLength / (charactersPerMinute * mood) + questions.length * MINUTES_PER_QUESTION;
  return Math.min(READING_MAX_MS, Math.max(READING_MIN_MS, minutes * MINUTE_MS));
}

/** Some moment of an evening, on the day of publishing not before the child is home. */
function openingOn(random: Random, { publishedAt }: Task, evening: number, { timeZone }: Clock): Date {
  const day = dayBefore(timeZone, publishedAt, -evening);
  const from = evening === 0 ? publishedAt.getTime() + HOME_BY_MINUTES * MINUTE_MS : 0;
  const earliest = Math.max(from, instantAt(timeZone, day, OPEN_FROM_MINUTE).getTime());
  const latest = instantAt(timeZone, day, OPEN_UNTIL_MINUTE).getTime();
  return new Date(random.integer(earliest, Math.max(earliest, latest)));
}

function isOver(visits: Work["visits"], { now }: Clock): boolean {
  return visits.every((visit) => latestEndOf(visit) <= now);
}

function choiceOf(random: Random, { answer }: KeyedQuestion, questionIndex: number, skill: number): Choice {
  const right = answer.indexOf(true);
  const wrong = answer.flatMap((flag, index) => (flag ? [] : [index]));
  if (wrong.length === 0 || random.chance(skill)) return { questionIndex, choiceIndex: Math.max(0, right) };
  const misleading = wrong.find((index) => index > right) ?? wrong[0] ?? 0;
  return { questionIndex, choiceIndex: random.chance(MISLEADING_CHANCE) ? misleading : random.pick(wrong) };
}
