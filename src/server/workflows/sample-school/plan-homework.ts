import type { Random } from "#server/database/factories-random.ts";
import { addDays, instantAt } from "./school-clock.ts";

type Graded = { readonly grade: string; readonly chapter: string };

/** A text above the class is as far away as one twice as much below it. */
const HARDER_COUNTS = 2;
const DAYS_PER_WEEK = 7;
/** Teachers publish when lessons end. */
const PUBLISH_FROM_MINUTE = 15 * 60;
const PUBLISH_WITHIN_MINUTES = 40;

/** The texts nearest to a grade, easiest first: as a class would read them over the weeks. */
export function articlesForGrade<Article extends Graded>(
  articles: readonly Article[],
  grade: number,
  count: number,
): Article[] {
  const distance = (article: Article) => {
    const above = Number.parseInt(article.grade, 10) - grade;
    return above > 0 ? above * HARDER_COUNTS : -above;
  };
  return [...articles]
    .sort((a, b) => distance(a) - distance(b) || byLevel(a, b))
    .slice(0, count)
    .sort(byLevel);
}

function byLevel(a: Graded, b: Graded): number {
  return Number.parseInt(a.grade, 10) - Number.parseInt(b.grade, 10) || Number(a.chapter) - Number(b.chapter);
}

/** When homework was published: one a week up to the last day, in the afternoon. */
export function weeklyPublishing(random: Random, timeZone: string, lastDay: string, count: number): Date[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays(lastDay, (index + 1 - count) * DAYS_PER_WEEK);
    return instantAt(timeZone, day, PUBLISH_FROM_MINUTE + random.integer(0, PUBLISH_WITHIN_MINUTES));
  });
}
