import type { SampleLogin } from "#domain/school/school.types.ts";
import { ROLE } from "#domain/shared/actor.ts";
import type { Work } from "#server/database/factories-work.ts";
import type { SampleClass } from "./load-sample-people.ts";
import type { PlannedHomework } from "./plan-class.ts";
import { GRADES_WITH_LOGINS } from "./sample-school.constants.ts";

/** Below this a child's lists are too short to show anything. */
const MIN_SUBMITTED = 3;

/** All teachers, and of some classes two children: one in the middle of the newest homework, one yet to open it. */
export function sampleLogins(
  classes: readonly SampleClass[],
  homework: readonly PlannedHomework[],
): SampleLogin[] {
  const teachers = classes.map(({ teacher: { fullName, email, password } }): SampleLogin => {
    return { role: ROLE.TEACHER, name: fullName, login: email, password };
  });
  const children = classes
    .filter(({ plan }) => GRADES_WITH_LOGINS.includes(plan.grade))
    .flatMap((sampleClass) => childrenToShow(sampleClass, homework))
    .map(({ fullName, username, password }): SampleLogin => {
      return { role: ROLE.STUDENT, name: fullName, login: username, password };
    });
  return [...teachers, ...children];
}

function childrenToShow({ schoolClass, students }: SampleClass, homework: readonly PlannedHomework[]) {
  const given = homework.filter(
    (each) => each.schoolClass.classToken === schoolClass.classToken && !each.recalledAt,
  );
  const histories = students.map((child) => {
    const works = given.map((each) => each.students.find(({ student }) => student === child)?.work);
    return { child, newest: works.at(-1), submitted: works.filter((work) => work?.isSubmitted).length };
  });
  const busy = histories.filter(({ submitted }) => submitted >= MIN_SUBMITTED);
  const first = (isMeant: (newest: Work | undefined) => boolean) =>
    busy.filter(({ newest }) => isMeant(newest)).slice(0, 1);
  const shown = [
    ...first((newest) => newest !== undefined && !newest.isSubmitted),
    ...first((newest) => newest === undefined),
  ];
  return shown.map(({ child }) => child);
}
