import { type Actor, ROLE } from "../shared/actor.ts";

export type ClassOwnership = {
  readonly teacherToken: string | null;
  readonly semesterYear: string;
  readonly deleted?: boolean;
};
type Who = Pick<Actor, "role" | "userToken">;

/** The teacher of a class that lies in the current semester: the only teacher to whom the class exists. */
export function isTeacherOfClass(
  actor: Who,
  schoolClass: ClassOwnership,
  currentYear: string | null,
): boolean {
  return (
    actor.role === ROLE.TEACHER &&
    schoolClass.teacherToken !== null &&
    schoolClass.teacherToken === actor.userToken &&
    isOpenClass(schoolClass, currentYear)
  );
}

/** Header, roster, homework list and figures: its teacher now, an administrator always, history included. */
export function canReadClass(actor: Who, schoolClass: ClassOwnership, currentYear: string | null): boolean {
  return actor.role === ROLE.ADMIN || isTeacherOfClass(actor, schoolClass, currentYear);
}

/** Changes to the class's children: its teacher or an administrator, in the current semester only. */
export function canActOnClass(actor: Who, schoolClass: ClassOwnership, currentYear: string | null): boolean {
  if (actor.role === ROLE.ADMIN) return isOpenClass(schoolClass, currentYear);
  return isTeacherOfClass(actor, schoolClass, currentYear);
}

function isOpenClass({ deleted, semesterYear }: ClassOwnership, currentYear: string | null): boolean {
  return deleted !== true && currentYear !== null && semesterYear === currentYear;
}
