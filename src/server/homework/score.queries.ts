import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";

/**
 * The domain's scorePercent of an assignment. Floating numbers and floor on purpose: they round every pair of
 * counts exactly as the domain's Math.round does. Null while nothing is submitted.
 */
export const scoreOfAssignment: SQL<number | null> = sql`case when ${assignments.answeredCount} > 0
  then floor(${assignments.correctCount}::float8 / ${assignments.answeredCount} * 100 + 0.5)::integer end`;

/** The domain's averageScore over a group: mean of the scores above zero, 0 for zeros only, null for none. */
export function averageOfScores(score: SQLWrapper): SQL<number | null> {
  return sql`case when count(${score}) > 0
    then coalesce(floor(avg(nullif(${score}, 0))::float8 + 0.5), 0)::integer end`;
}

/** Whole percent of a part, as the domain rounds; null of nothing. */
export function percentOf(part: SQLWrapper, whole: SQLWrapper): SQL<number | null> {
  return sql`case when ${whole} > 0 then floor(${part}::float8 / ${whole} * 100 + 0.5)::integer end`;
}
