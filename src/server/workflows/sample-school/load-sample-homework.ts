import { HOUR_MS } from "#domain/shared/dates.ts";
import { makeHomework } from "#server/database/factories-homework.ts";
import type { FactoryContext } from "#server/database/factories-insert.ts";
import type { LoadedArticle } from "./load-sample-articles.ts";
import type { SampleClass } from "./load-sample-people.ts";
import { homeworkOfClass, type PlannedHomework } from "./plan-class.ts";
import { habitsOfClass } from "./plan-habits.ts";
import { articlesForGrade, weeklyPublishing } from "./plan-homework.ts";
import { OLD_HOMEWORK_COUNT, RECALLED } from "./sample-school.constants.ts";
import { dayBefore } from "./school-clock.ts";

type SampleYear = {
  readonly classes: readonly SampleClass[];
  readonly articles: readonly LoadedArticle[];
  readonly timeZone: string;
  /** The last day on which homework was published in the semester before. */
  readonly oldLastDay: string;
};

/** Classes in turn: one homework still open, or two. */
const OPEN_COUNTS = [1, 2] as const;
const RECALLED_AFTER_MS = 4 * HOUR_MS;

/** The homework of this semester and the one before with all that the children did, oldest first. */
export async function loadSampleHomework(
  context: FactoryContext,
  year: SampleYear,
): Promise<readonly PlannedHomework[]> {
  const planned = year.classes.flatMap((sampleClass, index) => {
    const openCount = OPEN_COUNTS[index % OPEN_COUNTS.length] ?? 1;
    return homeworkOfSampleClass(context, year, sampleClass, openCount);
  });
  const oldestFirst = planned.sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await makeHomework(context, oldestFirst);
  return oldestFirst;
}

function homeworkOfSampleClass(
  context: FactoryContext,
  { articles, timeZone, oldLastDay }: SampleYear,
  { plan, schoolClass, oldClass, teacher, students }: SampleClass,
  openCount: number,
): PlannedHomework[] {
  const { now } = context;
  const random = context.random.fork(`homework of grade ${plan.grade}`);
  const habits = habitsOfClass(random, students.length, plan.absentCount);
  const people = { publisher: teacher, students, habits };
  const clock = { timeZone, now };
  const current = articlesForGrade(articles, plan.grade, plan.homeworkCount);
  const planned: PlannedHomework[] = [];
  if (oldClass) {
    // Nobody is given a text again that they will read a year later.
    const others = articles.filter((article) => !current.includes(article));
    const old = articlesForGrade(others, Number(oldClass.grade), OLD_HOMEWORK_COUNT);
    const publishedAt = weeklyPublishing(random, timeZone, oldLastDay, old.length);
    const lastYear = { ...people, schoolClass: oldClass, articles: old, publishedAt, openCount: 0 };
    planned.push(...homeworkOfClass(random, lastYear, clock));
  }
  if (plan.grade === RECALLED.grade) {
    const mistaken = articles.filter(({ key }) => key === RECALLED.articleKey);
    const publishedAt = weeklyPublishing(random, timeZone, dayBefore(timeZone, now, RECALLED.daysAgo), 1);
    const recalledAt = new Date((publishedAt[0] ?? now).getTime() + RECALLED_AFTER_MS);
    const week = { ...people, schoolClass, articles: mistaken, publishedAt, openCount: 1 };
    const done = homeworkOfClass(random, week, { timeZone, now: recalledAt });
    planned.push(...done.map((each) => ({ ...each, recalledAt })));
  }
  const lastDay = dayBefore(timeZone, now, plan.newestDaysAgo);
  const publishedAt = weeklyPublishing(random, timeZone, lastDay, current.length);
  const thisYear = { ...people, schoolClass, articles: current, publishedAt, openCount };
  return [...planned, ...homeworkOfClass(random, thisYear, clock)];
}
