import { and, eq, type SQL, sql } from "drizzle-orm";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { enrolments } from "#server/database/tables/students.table.ts";
import { users } from "#server/database/tables/users.table.ts";

/** A child that belongs to the class now; wants enrolments joined with users. */
export const enrolledNow: SQL = sql`not ${enrolments.deleted} and not ${users.deleted}`;

/** The enrolment of an assignment's child in the assignment's own class; a child that left joins no row. */
export const enrolledInClassOfAssignment = and(
  eq(enrolments.studentToken, assignments.studentToken),
  eq(enrolments.classToken, assignments.classToken),
  eq(enrolments.semesterYear, schoolClasses.semesterYear),
);

/**
 * What every figure of a class counts, everywhere the same way (decision E04): live homework that was not recalled.
 * Together with the enrolment join above it leaves out removed and departed children.
 */
export const liveAssignment: SQL = sql`${assignments.recalledAt} is null and not ${assignments.deleted}
  and not ${homework.deleted}`;

/**
 * The work of one class. An assignment's homework is always of the assignment's class; saying so twice lets the
 * database begin with the class's few homeworks instead of reading those of all years.
 */
export function workOfClass(classToken: string) {
  return and(eq(assignments.classToken, classToken), eq(homework.classToken, classToken));
}

/** Real activity of a child: a row that was only handed out has none. */
export const touchedByChild: SQL = sql`(${assignments.openedAt} is not null or ${assignments.answeredCount} > 0
  or ${assignments.totalTime} > 0)`;

export const neverOpened: SQL = sql`not ${touchedByChild}`;
