import { and, count, desc, eq, sql } from "drizzle-orm";
import { RECENT_ACTIVITY_SHOWN } from "#domain/classes/classes.constants.ts";
import type { ActivityEntry } from "#domain/homework/homework.types.ts";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { enrolments } from "#server/database/tables/students.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import type { Executor } from "#server/rpc/context.ts";
import { figuresOfStudents } from "./class-students.queries.ts";
import {
  enrolledInClassOfAssignment,
  enrolledNow,
  liveAssignment,
  touchedByChild,
  workOfClass,
} from "./class-work.queries.ts";

type InClass = { readonly classToken: string; readonly semesterYear: string };
export type ClassFigures = {
  readonly totalStudents: number;
  readonly classAverage: number | null;
  readonly averageTimeMs: number | null;
};

/** The class average is the mean of its children's averages; a child without a score is left out. */
export async function findClassFigures(
  db: Executor,
  { classToken, semesterYear }: InClass,
): Promise<ClassFigures> {
  const figures = figuresOfStudents(db, classToken);
  const [row] = await db
    .select({
      totalStudents: count(),
      classAverage: sql<number | null>`floor(avg(${figures.averageScore})::float8 + 0.5)::integer`,
      averageTimeMs: sql<
        number | null
      >`round((sum(${figures.totalTimeMs}) / nullif(sum(${figures.timed}), 0))::numeric)::float8`,
    })
    .from(enrolments)
    .innerJoin(users, eq(users.userToken, enrolments.studentToken))
    .leftJoin(figures, eq(figures.studentToken, enrolments.studentToken))
    .where(
      and(eq(enrolments.classToken, classToken), eq(enrolments.semesterYear, semesterYear), enrolledNow),
    );
  return row ?? { totalStudents: 0, classAverage: null, averageTimeMs: null };
}

export type HomeworkCounts = { readonly totalAssignments: number; readonly activeAssignments: number };

export async function countHomework(db: Executor, classToken: string): Promise<HomeworkCounts> {
  const [row] = await db
    .select({
      totalAssignments: count(),
      activeAssignments: sql<number>`(count(*) filter (where not ${homework.deleted}))::integer`,
    })
    .from(homework)
    .where(eq(homework.classToken, classToken));
  return row ?? { totalAssignments: 0, activeAssignments: 0 };
}

/** The latest thing each child did, the latest children first. */
export async function listRecentActivity(
  db: Executor,
  classToken: string,
): Promise<readonly ActivityEntry[]> {
  const at = sql<Date>`coalesce(${assignments.completedAt}, ${assignments.updatedAt})`.mapWith(
    assignments.updatedAt,
  );
  const latest = db
    .selectDistinctOn([assignments.studentToken], {
      studentToken: assignments.studentToken,
      fullName: users.fullName,
      title: homework.title,
      kind: sql<
        "submitted" | "read"
      >`case when ${assignments.answeredCount} > 0 then 'submitted' else 'read' end`.as("kind"),
      at: at.as("at"),
    })
    .from(assignments)
    .innerJoin(homework, eq(homework.homeworkToken, assignments.homeworkToken))
    .innerJoin(schoolClasses, eq(schoolClasses.classToken, assignments.classToken))
    .innerJoin(enrolments, enrolledInClassOfAssignment)
    .innerJoin(users, eq(users.userToken, assignments.studentToken))
    .where(and(workOfClass(classToken), liveAssignment, enrolledNow, touchedByChild))
    .orderBy(assignments.studentToken, desc(at))
    .as("latest");
  return db.select().from(latest).orderBy(desc(latest.at), latest.studentToken).limit(RECENT_ACTIVITY_SHOWN);
}
