import { and, count, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import { RECENT_ACTIVITY_SHOWN } from "#domain/classes/classes.constants.ts";
import type { StudentSummaryView } from "#domain/homework/homework.types.ts";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { readingSlices } from "#server/database/tables/reading-slices.table.ts";
import { semesters } from "#server/database/tables/semester.table.ts";
import { settings } from "#server/database/tables/settings.table.ts";
import { enrolments } from "#server/database/tables/students.table.ts";
import type { Executor } from "#server/rpc/context.ts";
import { enrolmentOfAssignment, openForChild, submittedByChild } from "#server/rpc/own-assignment.queries.ts";
import { touchedByChild } from "./class-work.queries.ts";
import { shownAsCompleted } from "./completed.queries.ts";
import { averageOfScores, scoreOfAssignment } from "./score.queries.ts";

export type SubmittedFigures = Pick<StudentSummaryView, "averageScore" | "bestScore" | "completedCount">;

/** Both halves are worded like the two partial indexes by which a child's own rows are found. */
const submittedOrOpenRow: SQL = sql`(${assignments.answeredCount} > 0
  or (${assignments.answeredCount} = 0 and ${assignments.recalledAt} is null))`;

export async function findSubmittedFigures(db: Executor, studentToken: string): Promise<SubmittedFigures> {
  const [row] = await db
    .select({
      averageScore: averageOfScores(scoreOfAssignment),
      bestScore: sql<number | null>`max(${scoreOfAssignment})`,
      completedCount: count(),
    })
    .from(assignments)
    .innerJoin(homework, eq(homework.homeworkToken, assignments.homeworkToken))
    .innerJoin(schoolClasses, eq(schoolClasses.classToken, assignments.classToken))
    .innerJoin(semesters, eq(semesters.semesterYear, schoolClasses.semesterYear))
    .where(and(eq(assignments.studentToken, studentToken), shownAsCompleted));
  return row ?? { averageScore: null, bestScore: null, completedCount: 0 };
}

export async function findSchoolTimeZone(db: Executor): Promise<string | undefined> {
  const [row] = await db.select({ value: settings.value }).from(settings).where(eq(settings.key, "timeZone"));
  return typeof row?.value === "string" ? row.value : undefined;
}

/** Days (YYYY-MM-DD in the school's time zone) on which the child read or submitted, newest first. */
export async function listActiveDays(
  db: Executor,
  studentToken: string,
  { timeZone, since }: { readonly timeZone: string; readonly since: Date },
): Promise<readonly string[]> {
  const { rows } = await db.execute<{ day: string }>(sql`
    select distinct to_char(event.at at time zone ${timeZone}, 'YYYY-MM-DD') as day
    from (
      select ${readingSlices.creditedAt} as at
      from ${assignments} join ${readingSlices} on ${readingSlices.assignmentToken} = ${assignments.assignmentToken}
      where ${assignments.studentToken} = ${studentToken} and ${submittedOrOpenRow}
      union all
      select ${assignments.completedAt} from ${assignments}
      where ${assignments.studentToken} = ${studentToken} and ${assignments.answeredCount} > 0
    ) as event
    where event.at > ${since}
    order by day desc`);
  return rows.map(({ day }) => day);
}

/** What the child worked on since a moment, newest first. */
export async function listRecent(
  db: Executor,
  studentToken: string,
  since: Date,
): Promise<StudentSummaryView["recent"]> {
  return db
    .select({
      homeworkToken: assignments.homeworkToken,
      title: homework.title,
      completed: sql<boolean>`${assignments.answeredCount} > 0`,
      updatedAt: assignments.updatedAt,
    })
    .from(assignments)
    .innerJoin(homework, eq(homework.homeworkToken, assignments.homeworkToken))
    .innerJoin(schoolClasses, eq(schoolClasses.classToken, assignments.classToken))
    .innerJoin(semesters, eq(semesters.semesterYear, schoolClasses.semesterYear))
    .leftJoin(enrolments, enrolmentOfAssignment)
    .where(
      and(
        eq(assignments.studentToken, studentToken),
        submittedOrOpenRow,
        sql`((${openForChild}) or (${submittedByChild}))`,
        touchedByChild,
        gt(assignments.updatedAt, since),
      ),
    )
    .orderBy(desc(assignments.updatedAt))
    .limit(RECENT_ACTIVITY_SHOWN);
}
