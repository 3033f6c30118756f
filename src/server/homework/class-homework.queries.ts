import { and, count, desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { ClassHomeworkView } from "#domain/homework/homework.types.ts";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { articles } from "#server/database/tables/library.table.ts";
import { enrolments } from "#server/database/tables/students.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import type { Executor } from "#server/rpc/context.ts";
import { enrolledInClassOfAssignment, enrolledNow, neverOpened, workOfClass } from "./class-work.queries.ts";
import { averageOfScores, percentOf, scoreOfAssignment } from "./score.queries.ts";

export type ClassHomeworkRow = ClassHomeworkView & { readonly total: number };
type PageOfClass = { readonly classToken: string; readonly limit: number; readonly offset: number };

/** All homework of a class, newest first, archived ones included with the figures they had. */
export async function listHomeworkOfClass(
  db: Executor,
  { classToken, limit, offset }: PageOfClass,
): Promise<readonly ClassHomeworkRow[]> {
  const figures = figuresOfClass(db, classToken);
  const again = alias(homework, "again");
  const isRestorable = sql<boolean>`(${homework.deleted} and ${homework.recalledAt} is not null and not exists (
    select 1 from ${homework} as again where ${again.articleToken} = ${homework.articleToken}
      and ${again.classToken} = ${homework.classToken} and not ${again.deleted}))`;
  const assigned = sql<number>`coalesce(${figures.assigned}, 0)`;
  const submitted = sql<number>`coalesce(${figures.submitted}, 0)`;
  return db
    .select({
      homeworkToken: homework.homeworkToken,
      articleToken: homework.articleToken,
      title: homework.title,
      grade: homework.grade,
      chapter: homework.chapter,
      createdAt: homework.createdAt,
      published: sql<boolean>`${homework.publishedDate} is not null`,
      status: sql<"active" | "archived">`case when ${homework.deleted} then 'archived' else 'active' end`,
      recalledAt: homework.recalledAt,
      assignedCount: assigned,
      submissionsCount: submitted,
      neverOpenedCount: sql<number>`coalesce(${figures.untouched}, 0)`,
      completionPercent: percentOf(submitted, assigned),
      averageScore: figures.averageScore,
      averageTimeMs: figures.averageTimeMs,
      wordCount: articles.textLength,
      canRestore: isRestorable,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(homework)
    .innerJoin(articles, eq(articles.id, homework.articleToken))
    .leftJoin(figures, eq(figures.homeworkToken, homework.homeworkToken))
    .where(eq(homework.classToken, classToken))
    .orderBy(desc(homework.createdAt), desc(homework.homeworkToken))
    .limit(limit)
    .offset(offset);
}

export async function countHomeworkOfClass(db: Executor, classToken: string): Promise<number> {
  const [row] = await db.select({ all: count() }).from(homework).where(eq(homework.classToken, classToken));
  return row?.all ?? 0;
}

/** An archived homework's assignments were recalled with it, so only there recalled ones are counted. */
function figuresOfClass(db: Executor, classToken: string) {
  return db
    .select({
      homeworkToken: assignments.homeworkToken,
      assigned: sql<number>`count(*)::integer`.as("assigned"),
      submitted: sql<number>`(count(*) filter (where ${assignments.answeredCount} > 0))::integer`.as(
        "submitted",
      ),
      untouched: sql<number>`(count(*) filter (where ${neverOpened}))::integer`.as("untouched"),
      averageScore: averageOfScores(scoreOfAssignment).as("average_score"),
      averageTimeMs: sql<number | null>`round(avg(${assignments.totalTime})
        filter (where ${assignments.totalTime} > 0))::float8`.as("average_time_ms"),
    })
    .from(assignments)
    .innerJoin(homework, eq(homework.homeworkToken, assignments.homeworkToken))
    .innerJoin(schoolClasses, eq(schoolClasses.classToken, assignments.classToken))
    .innerJoin(enrolments, enrolledInClassOfAssignment)
    .innerJoin(users, eq(users.userToken, assignments.studentToken))
    .where(
      and(
        workOfClass(classToken),
        sql`not ${assignments.deleted} and (${assignments.recalledAt} is null or ${homework.deleted})`,
        enrolledNow,
      ),
    )
    .groupBy(assignments.homeworkToken)
    .as("figures");
}
