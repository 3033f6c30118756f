import { and, eq, inArray, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/pools.ts";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { enrolments } from "#server/database/tables/students.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import type { Executor } from "#server/rpc/context.ts";

/** Children of a class now, as a column of a query over classes. */
export const countOfStudents = sql<number>`(select count(*)::integer from ${enrolments} as member
  join ${users} as person on person.user_token = member.student_token
  where member.class_token = ${schoolClasses.classToken} and member.semester_year = ${schoolClasses.semesterYear}
    and not member.deleted and not person.deleted)`;

export async function countStudents(db: Executor, classToken: string): Promise<number> {
  const { rows } = await db.execute<{ students: number }>(
    sql`select ${countOfStudents} as students from ${schoolClasses} where ${schoolClasses.classToken} = ${classToken}`,
  );
  return rows[0]?.students ?? 0;
}

export type ClassToJoin = {
  readonly classToken: string;
  readonly className: string;
  readonly semesterYear: string;
};

/** A live class, or undefined. */
export async function findClassToJoin(db: Executor, classToken: string): Promise<ClassToJoin | undefined> {
  const [row] = await db
    .select({
      classToken: schoolClasses.classToken,
      className: schoolClasses.className,
      semesterYear: schoolClasses.semesterYear,
    })
    .from(schoolClasses)
    .where(and(eq(schoolClasses.classToken, classToken), eq(schoolClasses.deleted, false)));
  return row;
}

export type StudentToEnrol = {
  readonly studentToken: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly email: string | null;
};

/** A live student; locked, so that two people enrolling the same child do it one after the other. */
export async function findStudentForUpdate(
  tx: Transaction,
  studentToken: string,
): Promise<StudentToEnrol | undefined> {
  const [row] = await tx
    .select({
      studentToken: users.userToken,
      firstName: users.firstName,
      lastName: users.lastName,
      fullName: users.fullName,
      email: users.email,
    })
    .from(users)
    .where(and(eq(users.userToken, studentToken), eq(users.role, "student"), eq(users.deleted, false)))
    .for("no key update");
  return row;
}

export type CurrentEnrolment = { readonly classToken: string | null; readonly deleted: boolean };

export async function findEnrolment(
  db: Executor,
  { studentToken, semesterYear }: { readonly studentToken: string; readonly semesterYear: string },
): Promise<CurrentEnrolment | undefined> {
  const [row] = await db
    .select({ classToken: enrolments.classToken, deleted: enrolments.deleted })
    .from(enrolments)
    .where(and(eq(enrolments.studentToken, studentToken), eq(enrolments.semesterYear, semesterYear)));
  return row;
}

/** In one order for everybody, so that two moves never wait for each other. */
export async function lockClasses(tx: Transaction, classTokens: readonly string[]): Promise<void> {
  await tx
    .select({ classToken: schoolClasses.classToken })
    .from(schoolClasses)
    .where(inArray(schoolClasses.classToken, [...classTokens]))
    .orderBy(schoolClasses.classToken)
    .for("no key update");
}

/** A fresh enrolment, or the semester's one with the resets of a re-enrolment. */
export async function upsertEnrolment(
  tx: Transaction,
  {
    student,
    schoolClass,
    at,
  }: {
    readonly student: StudentToEnrol;
    readonly schoolClass: ClassToJoin;
    readonly at: Date;
  },
): Promise<void> {
  const { studentToken, firstName, lastName, email } = student;
  const { classToken, className, semesterYear } = schoolClass;
  const facts = { classToken, className, firstName, lastName, email };
  const lists = { todoArticleTokens: [], pendingArticleTokens: [], completeArticleTokens: [] };
  await tx
    .insert(enrolments)
    .values({ studentToken, semesterYear, ...facts, createdAt: at })
    .onConflictDoUpdate({
      target: [enrolments.studentToken, enrolments.semesterYear],
      set: { ...facts, ...lists, phoneNumber: null, deleted: false, removedAt: null },
    });
}

/** Writes the live count into each class. */
export async function updateStudentCounts(tx: Transaction, classTokens: readonly string[]): Promise<void> {
  await tx
    .update(schoolClasses)
    .set({ numberOfStudents: countOfStudents })
    .where(inArray(schoolClasses.classToken, [...classTokens]));
}
