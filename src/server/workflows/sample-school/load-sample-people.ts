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
  const lastYear = { ...context, now: dates.oldOpenedAt };
  const thisYear = { ...context, now: dates.openedAt };
  const sizes = CLASS_PLANS.map(({ grade }) => ({ grade, size: STUDENTS_PER_CLASS }));
  const children = sampleChildren(context.random.fork("families"), sizes, dates.semesterYear);
  const phrases = CLASS_PLANS.map(newPassphrase);
  const hashOf = await hashAll(passwords, [...phrases, ...children.flat().map(passwordOf)]);

  await makeSemesters(lastYear, [{ semesterYear: dates.oldSemesterYear }]);
  const teachers = await makeStaff(
    lastYear,
    CLASS_PLANS.map(({ teacher: { firstName, lastName } }, index) => {
      const email = `${firstName}.${lastName}@shuxiang.example`.toLowerCase();
      return { firstName, lastName, email, passwordHash: hashOf(phrases[index] ?? "") };
    }),
  );
  const classes: SampleClass[] = [];
  for (const [index, plan] of CLASS_PLANS.entries()) {
    const teacher = teachers[index];
    if (!teacher) throw new Error(`Class ${plan.className} has no teacher.`);
    const { className, grade, oldClass: old } = plan;
    const { semesterYear, oldSemesterYear } = dates;
    const inputs = (children[index] ?? []).map((child) => {
      return { ...child, username: usernameOf(child), passwordHash: hashOf(passwordOf(child)) };
    });
    const students = await makeStudents(old ? lastYear : thisYear, inputs);
    const teacherToken = teacher.userToken;
    const inClass = { className, grade: String(grade), semesterYear, teacherToken };
    const schoolClass = await loadClass(thisYear, students, inClass);
    const inOldClass = old && {
      className: old.className,
      grade: String(old.grade),
      semesterYear: oldSemesterYear,
      teacherToken: old.hasTeacher ? teacherToken : null,
    };
    classes.push({
      plan,
      schoolClass,
      oldClass: inOldClass && (await loadClass(lastYear, students, inOldClass)),
      teacher: { ...teacher, password: phrases[index] ?? "" },
      students: students.map((student) => ({ ...student, password: passwordOf(student) })),
    });
  }
  return classes;
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
