import type { SampleLogin } from "#domain/school/school.types.ts";
import type { Role } from "#domain/shared/actor.ts";

/** The people of the sample school whom journeys accompany. */
export type Logins = {
  readonly teacher: SampleLogin;
  readonly admin: SampleLogin;
  /** Children as the sample school lists them, counted from 1. */
  readonly child: (number: number) => SampleLogin;
  /** A class's teacher and the two of its children whose logins are shown. */
  readonly ofGrade: (grade: keyof typeof CLASSES) => {
    readonly teacher: SampleLogin;
    readonly children: readonly [SampleLogin, SampleLogin];
  };
};

/** Who leads which class, and where its children stand in the list of logins. */
const CLASSES = {
  1: { teacher: "Xiaoyan Zhou", firstChild: 1 },
  4: { teacher: "Jianguo Shen", firstChild: 3 },
  5: { teacher: "Rebecca Tan", firstChild: 5 },
  8: { teacher: "David Xu", firstChild: 7 },
} as const;

export function loginsOf(logins: readonly SampleLogin[]): Logins {
  const person = (role: Role, number: number): SampleLogin => {
    const found = logins.filter((login) => login.role === role)[number - 1];
    if (!found) throw new Error(`The sample school has no ${role} number ${number}`);
    return found;
  };
  const named = (name: string): SampleLogin => {
    const found = logins.find((login) => login.name === name);
    if (!found) throw new Error(`The sample school has no ${name}`);
    return found;
  };
  return {
    teacher: person("teacher", 1),
    admin: person("admin", 1),
    child: (number) => person("student", number),
    ofGrade: (grade) => {
      const { teacher, firstChild } = CLASSES[grade];
      return {
        teacher: named(teacher),
        children: [person("student", firstChild), person("student", firstChild + 1)],
      };
    },
  };
}
