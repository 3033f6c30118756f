import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { CompletedHomeworkView } from "#domain/homework/homework.types.ts";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { articles } from "#server/database/tables/library.table.ts";
import { semesters } from "#server/database/tables/semester.table.ts";
import type { Executor } from "#server/rpc/context.ts";
import { submittedByChild } from "#server/rpc/own-assignment.queries.ts";
import { scoreOfAssignment } from "./score.queries.ts";

export type CompletedRow = CompletedHomeworkView & { readonly total: number };
type PageOfStudent = { readonly studentToken: string; readonly limit: number; readonly offset: number };

/** The domain's createdWithinSemesterYears. */
const createdWithinYears = sql`abs(extract(year from ${homework.createdAt} at time zone 'UTC')
  - ${schoolClasses.semesterYear}::integer) <= 1`;

/** What a child's completed page shows: its submitted work of the current semester, whichever class it is in now. */
export const shownAsCompleted: SQL = sql`${submittedByChild} and ${createdWithinYears}`;

/** Old data may lack the moment of submission. */
const completedAt = sql<Date>`coalesce(${assignments.completedAt}, ${assignments.updatedAt})`.mapWith(
  assignments.updatedAt,
);

/** As the pending list, by when the homework was given, newest first. */
export async function listCompleted(
  db: Executor,
  { studentToken, limit, offset }: PageOfStudent,
): Promise<readonly CompletedRow[]> {
  return db
    .select({
      homeworkToken: assignments.homeworkToken,
      articleToken: assignments.articleToken,
      title: homework.title,
      author: articles.author,
      grade: homework.grade,
      chapter: homework.chapter,
      scorePercent: sql<number>`${scoreOfAssignment}`,
      totalTimeMs: assignments.totalTime,
      attempts: assignments.attempt,
      createdAt: assignments.createdAt,
      completedAt,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(assignments)
    .innerJoin(homework, eq(homework.homeworkToken, assignments.homeworkToken))
    .innerJoin(schoolClasses, eq(schoolClasses.classToken, assignments.classToken))
    .innerJoin(semesters, eq(semesters.semesterYear, schoolClasses.semesterYear))
    .innerJoin(articles, eq(articles.id, assignments.articleToken))
    .where(and(eq(assignments.studentToken, studentToken), shownAsCompleted))
    .orderBy(desc(assignments.createdAt), desc(assignments.homeworkToken))
    .limit(limit)
    .offset(offset);
}

/** The child's latest submission of an article: an article may be given twice (decision C18). */
export async function findLatestSubmitted(
  db: Executor,
  { studentToken, articleToken }: { readonly studentToken: string; readonly articleToken: string },
): Promise<string | undefined> {
  const [row] = await db
    .select({ homeworkToken: assignments.homeworkToken })
    .from(assignments)
    .innerJoin(homework, eq(homework.homeworkToken, assignments.homeworkToken))
    .innerJoin(schoolClasses, eq(schoolClasses.classToken, assignments.classToken))
    .innerJoin(semesters, eq(semesters.semesterYear, schoolClasses.semesterYear))
    .where(
      and(
        eq(assignments.studentToken, studentToken),
        eq(assignments.articleToken, articleToken),
        submittedByChild,
      ),
    )
    .orderBy(desc(completedAt), desc(assignments.homeworkToken))
    .limit(1);
  return row?.homeworkToken;
}
