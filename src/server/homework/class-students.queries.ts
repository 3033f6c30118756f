import { and, eq, sql } from "drizzle-orm";
import type { ClassStudentView } from "#domain/homework/homework.types.ts";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { enrolments } from "#server/database/tables/students.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import type { Executor } from "#server/rpc/context.ts";
import {
  enrolledNow,
  liveAssignment,
  neverOpened,
  touchedByChild,
  workOfClass,
} from "./class-work.queries.ts";
import { averageOfScores, percentOf, scoreOfAssignment } from "./score.queries.ts";

type Unopened = ClassStudentView["neverOpened"][number];
type InClass = { readonly classToken: string; readonly semesterYear: string };

/** The children of a class with their figures over its live homework, by name; one statement for the whole class. */
export async function listStudentsOfClass(
  db: Executor,
  { classToken, semesterYear }: InClass,
): Promise<readonly ClassStudentView[]> {
  const figures = figuresOfStudents(db, classToken);
  const total = sql<number>`coalesce(${figures.total}, 0)`;
  const completed = sql<number>`coalesce(${figures.completed}, 0)`;
  return db
    .select({
      studentToken: enrolments.studentToken,
      fullName: users.fullName,
      username: users.username,
      email: users.email,
      averageScore: figures.averageScore,
      completionPercent: percentOf(completed, total),
      totalHomework: total,
      completedHomework: completed,
      totalTimeMs: sql<number>`coalesce(${figures.totalTimeMs}, 0)`,
      lastActivityAt: figures.lastActivityAt,
      classRank: sql<number | null>`case when ${figures.averageScore} is not null
        then rank() over (order by ${figures.averageScore} desc nulls last)::integer end`,
      neverOpened: sql<Unopened[]>`coalesce(${figures.neverOpened}, '[]')`,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.userToken, enrolments.studentToken))
    .leftJoin(figures, eq(figures.studentToken, enrolments.studentToken))
    .where(and(eq(enrolments.classToken, classToken), eq(enrolments.semesterYear, semesterYear), enrolledNow))
    .orderBy(enrolments.firstName, enrolments.lastName, enrolments.studentToken);
}

/** Per child of the class, departed ones too: whoever joins decides which of them count. */
export function figuresOfStudents(db: Executor, classToken: string) {
  return db
    .select({
      studentToken: assignments.studentToken,
      total: sql<number>`count(*)::integer`.as("total"),
      completed: sql<number>`(count(*) filter (where ${assignments.answeredCount} > 0))::integer`.as(
        "completed",
      ),
      averageScore: averageOfScores(scoreOfAssignment).as("average_score"),
      totalTimeMs: sql<number>`sum(${assignments.totalTime})::float8`.as("total_time_ms"),
      timed: sql<number>`(count(*) filter (where ${assignments.totalTime} > 0))::integer`.as("timed"),
      lastActivityAt: sql<Date | null>`max(${assignments.updatedAt}) filter (where ${touchedByChild})`
        .mapWith(assignments.updatedAt)
        .as("last_activity_at"),
      neverOpened: sql<Unopened[] | null>`json_agg(
          json_build_object('homeworkToken', ${homework.homeworkToken}, 'title', ${homework.title})
          order by ${homework.createdAt} desc)
        filter (where ${neverOpened})`.as("never_opened"),
    })
    .from(assignments)
    .innerJoin(homework, eq(homework.homeworkToken, assignments.homeworkToken))
    .innerJoin(schoolClasses, eq(schoolClasses.classToken, assignments.classToken))
    .where(and(workOfClass(classToken), liveAssignment))
    .groupBy(assignments.studentToken)
    .as("figures");
}
