import type { MadeClass, MadePerson } from "#server/database/factories.ts";
import type { MadeArticle } from "#server/database/factories-articles.ts";
import type { HomeworkInput } from "#server/database/factories-homework.ts";
import type { Random } from "#server/database/factories-random.ts";
import type { Work } from "#server/database/factories-work.ts";
import type { Habit } from "./plan-habits.ts";
import { type Clock, startedWork, submittedWork } from "./plan-work.ts";

export type PlannedHomework = HomeworkInput & { readonly createdAt: Date };

export type ClassYear = {
  readonly schoolClass: MadeClass;
  readonly publisher: MadePerson;
  readonly students: readonly MadePerson[];
  /** Parallel to the students. */
  readonly habits: readonly Habit[];
  readonly articles: readonly MadeArticle[];
  /** Parallel to the articles, oldest first. */
  readonly publishedAt: readonly Date[];
  /** How many of the newest are still being worked on. */
  readonly openCount: number;
};

/** Part of a class that has already submitted a homework which is still open, the newest first. */
const SHARE_OF_OPEN = [0.45, 0.75];
const STARTED_PER_OPEN_HOMEWORK = 3;
/** Later on, who has not submitted has at least begun, now and then. */
const STARTED_LATER_CHANCE = 0.3;

/** The homework of a class with all that its children have done so far. */
export function homeworkOfClass(random: Random, year: ClassYear, clock: Clock): PlannedHomework[] {
  const { articles, publishedAt, openCount, students, habits, schoolClass, publisher } = year;
  return articles.map((article, index) => {
    const createdAt = publishedAt[index] ?? clock.now;
    const age = articles.length - 1 - index;
    const isOpen = age < openCount;
    const share = isOpen ? (SHARE_OF_OPEN[age] ?? 1) : 1;
    const task = { textLength: article.textLength, questions: article.questions, publishedAt: createdAt };
    let toStart = isOpen ? STARTED_PER_OPEN_HOMEWORK : 0;

    const workOf = (habit: Habit): Work | undefined => {
      if (habit.diligence === 0) return undefined;
      const submits = random.chance(habit.diligence * share);
      const submitted = submits ? submittedWork(random, task, habit, clock) : undefined;
      if (submitted) return submitted;
      if (toStart === 0 && !random.chance(isOpen ? 0 : STARTED_LATER_CHANCE)) return undefined;
      toStart = Math.max(0, toStart - 1);
      return startedWork(random, task, habit, clock);
    };

    const children = students.map((student, at) => {
      const habit = habits[at];
      const work = habit && workOf(habit);
      return work ? { student, work } : { student };
    });
    return { schoolClass, article, publisher, createdAt, students: children };
  });
}
