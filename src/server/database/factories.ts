import { eq, sql } from "drizzle-orm";
import { semesterName } from "#domain/semesters/semester-year.ts";
import { type FactoryContext, insertInChunks } from "./factories-insert.ts";
import { CHINESE_GIVEN_NAMES, CHINESE_SURNAMES, WESTERN_GIVEN_NAMES } from "./factories-names.ts";
import { schoolClasses } from "./tables/classes.table.ts";
import { semesters } from "./tables/semester.table.ts";
import { staffAccounts } from "./tables/staff-accounts.table.ts";
import { enrolments } from "./tables/students.table.ts";
import { users } from "./tables/users.table.ts";

/** No password has this hash: a person made without one exists, but cannot sign in. */
const UNUSABLE_HASH = "!";
const FACTORY_DOB = "2016/03/15";

export type MadePerson = {
  readonly userToken: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly fullName: string;
  readonly email: string;
};
export type MadeStudent = MadePerson & { readonly username: string; readonly dob: string };
export type MadeClass = typeof schoolClasses.$inferSelect;

type SemesterInput = { semesterYear: string; isCurrent?: boolean; createdAt?: Date };

export async function makeSemesters(
  { db, now }: FactoryContext,
  inputs: readonly SemesterInput[],
): Promise<void> {
  const rows = inputs.map((input) => ({
    createdAt: now,
    semesterName: semesterName(input.semesterYear),
    ...input,
  }));
  await insertInChunks(db, semesters, rows);
}

type PersonInput = {
  firstName?: string;
  lastName?: string;
  email?: string;
  passwordHash?: string;
  createdAt?: Date;
};
export type StaffInput = PersonInput & { role?: "admin" | "teacher"; approvedAt?: Date | null };
export type StudentInput = PersonInput & { username?: string; dob?: string; phone?: string };

function personOf({ random, now }: FactoryContext, input: PersonInput) {
  const createdAt = input.createdAt ?? now;
  const userToken = random.token(createdAt);
  const firstName = input.firstName ?? random.pick([...WESTERN_GIVEN_NAMES, ...CHINESE_GIVEN_NAMES]);
  const lastName = input.lastName ?? random.pick(CHINESE_SURNAMES);
  const email = input.email ?? `${firstName}.${lastName}.${userToken.slice(-8)}@school.example`.toLowerCase();
  return { userToken, firstName, lastName, fullName: `${firstName} ${lastName}`, email, createdAt };
}

/** Staff with their sign-in accounts; approved teachers unless said otherwise. */
export async function makeStaff(
  context: FactoryContext,
  inputs: readonly StaffInput[],
): Promise<MadePerson[]> {
  const people = inputs.map((input) => {
    const person = { ...personOf(context, input), role: input.role ?? "teacher" };
    const { email, createdAt } = person;
    const passwordHash = input.passwordHash ?? UNUSABLE_HASH;
    const approvedAt = input.approvedAt === undefined ? createdAt : input.approvedAt;
    return {
      person,
      account: { authUid: context.random.token(createdAt), email, passwordHash, approvedAt, createdAt },
    };
  });
  await insertInChunks(
    context.db,
    staffAccounts,
    people.map(({ account }) => account),
  );
  await insertInChunks(
    context.db,
    users,
    people.map(({ person, account }) => ({ ...person, authUid: account.authUid })),
  );
  return people.map(({ person }) => person);
}

/** Students' accounts, not enrolled anywhere yet. */
export async function makeStudents(
  context: FactoryContext,
  inputs: readonly StudentInput[],
): Promise<MadeStudent[]> {
  const rows = inputs.map((input) => {
    const person = personOf(context, input);
    const username = input.username ?? `${person.firstName}_${person.email}`.toLowerCase();
    const { dob = FACTORY_DOB, phone = null, passwordHash = UNUSABLE_HASH } = input;
    return { ...person, username, dob, phone, password: passwordHash, role: "student" };
  });
  await insertInChunks(context.db, users, rows);
  return rows;
}

export type ClassInput = { semesterYear: string } & Partial<typeof schoolClasses.$inferInsert>;

/** Classes without students; a class number nobody else has is its name unless said otherwise. */
export async function makeClasses(
  { db, random, now }: FactoryContext,
  inputs: readonly ClassInput[],
): Promise<MadeClass[]> {
  const rows = inputs.map((input, index) => {
    const createdAt = input.createdAt ?? now;
    const grade = input.grade ?? "4";
    const given = {
      className: `${grade}-${index + 1} 班`,
      teacherToken: null,
      numberOfStudents: 0,
      deleted: false,
    };
    return { ...given, ...input, classToken: input.classToken ?? random.token(createdAt), grade, createdAt };
  });
  await insertInChunks(db, schoolClasses, rows);
  return rows;
}

/** Puts students into a class of the class's own semester and counts the class again. */
export async function enrolStudents(
  { db, now }: FactoryContext,
  schoolClass: Pick<MadeClass, "classToken" | "className" | "semesterYear">,
  students: readonly MadePerson[],
  overrides: Partial<typeof enrolments.$inferInsert> = {},
): Promise<void> {
  const { classToken, className, semesterYear } = schoolClass;
  const rows = students.map(({ userToken, firstName, lastName, email }) => {
    const enrolment = {
      studentToken: userToken,
      semesterYear,
      classToken,
      className,
      firstName,
      lastName,
      email,
    };
    return { ...enrolment, createdAt: now, ...overrides };
  });
  await insertInChunks(db, enrolments, rows);
  const live = sql`(select count(*) from ${enrolments}
    where ${enrolments.classToken} = ${classToken} and not ${enrolments.deleted})`;
  await db
    .update(schoolClasses)
    .set({ numberOfStudents: live })
    .where(eq(schoolClasses.classToken, classToken));
}
