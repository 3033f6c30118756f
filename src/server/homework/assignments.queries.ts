import { eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/pools.ts";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { enrolments } from "#server/database/tables/students.table.ts";
import { users } from "#server/database/tables/users.table.ts";

/** The one update by which work becomes submitted; the caller holds the row's lock. */
export async function updateSubmitted(
  tx: Transaction,
  assignmentToken: string,
  { questionAttempted, completedAt }: { readonly questionAttempted: string; readonly completedAt: Date },
): Promise<void> {
  await tx
    .update(assignments)
    .set({ questionAttempted, completed: true, completedAt, updatedAt: completedAt })
    .where(eq(assignments.assignmentToken, assignmentToken));
}

type InClass = { readonly classToken: string; readonly semesterYear: string };

/** How many of the named children are in the class now. */
export async function countEnrolled(
  tx: Transaction,
  {
    classToken,
    semesterYear,
    studentTokens,
  }: InClass & { readonly studentTokens: readonly string[] | "everyone" },
): Promise<number> {
  const named =
    studentTokens === "everyone"
      ? sql`true`
      : sql`student.student_token = any(${sql.param(studentTokens)}::text[])`;
  const { rows } = await tx.execute<{ enrolled: number }>(sql`
    select count(*)::integer as enrolled
    from ${enrolments} as student join ${users} as person on person.user_token = student.student_token
    where student.class_token = ${classToken} and student.semester_year = ${semesterYear}
      and not student.deleted and not person.deleted and ${named}`);
  return rows[0]?.enrolled ?? 0;
}

/**
 * One statement however many children. A child that has the homework already keeps it; the order is the same for
 * everybody who inserts, so that two of them never wait for each other.
 */
export async function insertAssignments(
  tx: Transaction,
  {
    homeworkToken,
    articleToken,
    classToken,
    semesterYear,
    studentTokens,
    createdAt,
  }: InClass & {
    readonly homeworkToken: string;
    readonly articleToken: string;
    readonly studentTokens: readonly string[] | "everyone";
    readonly createdAt: Date;
  },
): Promise<readonly string[]> {
  const named =
    studentTokens === "everyone"
      ? sql`true`
      : sql`student.student_token = any(${sql.param(studentTokens)}::text[])`;
  const { rows } = await tx.execute<{ student_token: string }>(sql`
    insert into ${assignments} (assignment_token, homework_token, student_token, class_token, article_token, full_name,
      created_at, updated_at)
    select new_token(), ${homeworkToken}, student.student_token, student.class_token, ${articleToken},
      person.full_name, ${createdAt}::timestamptz, ${createdAt}::timestamptz
    from ${enrolments} as student join ${users} as person on person.user_token = student.student_token
    where student.class_token = ${classToken} and student.semester_year = ${semesterYear}
      and not student.deleted and not person.deleted and ${named}
    order by student.student_token
    on conflict (homework_token, student_token) do nothing
    returning student_token`);
  return rows.map((row) => row.student_token);
}

/** A child that comes to a class gets its live homework; what it had there before is waiting already. */
export async function initialiseHomework(
  tx: Transaction,
  {
    studentToken,
    classToken,
    createdAt,
  }: {
    readonly studentToken: string;
    readonly classToken: string;
    readonly createdAt: Date;
  },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    insert into ${assignments} (assignment_token, homework_token, student_token, class_token, article_token, full_name,
      created_at, updated_at)
    select new_token(), live.homework_token, person.user_token, live.class_token, live.article_token,
      person.full_name, ${createdAt}::timestamptz, ${createdAt}::timestamptz
    from ${homework} as live join ${users} as person on person.user_token = ${studentToken}
    where live.class_token = ${classToken} and not live.deleted
    order by live.article_token
    on conflict (homework_token, student_token) do nothing`);
  return rowCount ?? 0;
}

/** Enrolling holds the class alone, publishing shares it: a child that joins meanwhile misses no homework. */
export async function lockClassForPublishing(tx: Transaction, classToken: string): Promise<void> {
  await tx.execute(sql`select 1 from ${schoolClasses} where class_token = ${classToken} for share`);
}
