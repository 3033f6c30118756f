import {
  enrolStudents,
  type MadeClass,
  type MadePerson,
  type MadeStudent,
  makeClasses,
  makeSemesters,
  makeStaff,
  makeStudents,
} from "#server/database/factories.ts";
import type { FactoryContext } from "#server/database/factories-insert.ts";
import type { Passwords } from "#server/rpc/context.ts";
import type { SampleDates } from "./sample-dates.ts";
import { passwordOf, sampleChildren, usernameOf } from "./sample-families.ts";
import { hashAll, newPassphrase } from "./sample-passwords.ts";
import { CLASS_PLANS, type ClassPlan, STUDENTS_PER_CLASS } from "./sample-school.constants.ts";

export type WithPassword<Person extends MadePerson> = Person & { readonly password: string };
export type SampleClass = {
  readonly plan: ClassPlan;
  readonly schoolClass: MadeClass;
  readonly oldClass: MadeClass | undefined;
  readonly teacher: WithPassword<MadePerson>;
  readonly students: readonly WithPassword<MadeStudent>[];
};

/** The semester before, teachers, classes and children; each child is enrolled once in a semester. */
export async function loadSamplePeople(
  context: FactoryContext,
  passwords: Passwords,
  dates: SampleDates,
): Promise<SampleClass[]> {
  const last = { ...context, now: dates.oldOpenedAt };
  const current = { ...context, now: dates.openedAt };
  await makeSemesters(last, [{ semesterYear: dates.oldSemesterYear }]);
  const teachers = await loadTeachers(last, passwords);
  const sizes = CLASS_PLANS.map(({ grade }) => ({ grade, size: STUDENTS_PER_CLASS }));
  const children = sampleChildren(context.random.fork("families"), sizes, dates.semesterYear);
  const classes: SampleClass[] = [];
  // Class by class, so that no long silence lies between two statements of the transaction.
  for (const [index, plan] of CLASS_PLANS.entries()) {
    const teacher = teachers[index];
    if (!teacher) throw new Error(`Class ${plan.className} has no teacher.`);
    const hashOf = await hashAll(passwords, (children[index] ?? []).map(passwordOf));
    const inputs = (children[index] ?? []).map((child) => {
      return { ...child, username: usernameOf(child), passwordHash: hashOf(passwordOf(child)) };
    });
    const made = await makeStudents(plan.oldClass ? last : current, inputs);
    const students = made.map((student) => ({ ...student, password: passwordOf(student) }));
    const { className, oldClass: old } = plan;
    const schoolClass = await loadClass(current, students, {
      className,
      grade: String(plan.grade),
      semesterYear: dates.semesterYear,
      teacherToken: teacher.userToken,
    });
    const oldClass =
      old &&
      (await loadClass(last, students, {
        className: old.className,
        grade: String(old.grade),
        semesterYear: dates.oldSemesterYear,
        teacherToken: old.hasTeacher ? teacher.userToken : null,
      }));
    classes.push({ plan, schoolClass, oldClass, teacher, students });
  }
  return classes;
}

async function loadTeachers(
  context: FactoryContext,
  passwords: Passwords,
): Promise<WithPassword<MadePerson>[]> {
  const people = CLASS_PLANS.map(({ teacher }) => ({ ...teacher, password: newPassphrase() }));
  const hashOf = await hashAll(
    passwords,
    people.map(({ password }) => password),
  );
  const inputs = people.map(({ firstName, lastName, password }) => {
    const email = `${firstName}.${lastName}@shuxiang.example`.toLowerCase();
    return { firstName, lastName, email, passwordHash: hashOf(password) };
  });
  const made = await makeStaff(context, inputs);
  return made.map((teacher, index) => ({ ...teacher, password: people[index]?.password ?? "" }));
}

async function loadClass(
  context: FactoryContext,
  students: readonly MadeStudent[],
  input: { className: string; grade: string; semesterYear: string; teacherToken: string | null },
): Promise<MadeClass> {
  const [schoolClass] = await makeClasses(context, [input]);
  if (!schoolClass) throw new Error(`Class ${input.className} was not made.`);
  await enrolStudents(context, schoolClass, students);
  return schoolClass;
}
