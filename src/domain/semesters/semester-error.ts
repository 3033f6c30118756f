import { ROLE, type Role } from "../shared/actor.ts";
import type { semestersMessages } from "./semesters.messages.en.ts";

export type SemesterErrorKey = keyof typeof semestersMessages.errors;
type SemesterErrors = Readonly<Record<"loadFailed" | "none" | "unexpected", SemesterErrorKey>>;

/** Which sentence each area shows: the words differ by reader on purpose, as does who can help. */
export const SEMESTER_ERRORS = {
  student: { loadFailed: "loadFailed", none: "noneForStudent", unexpected: "unexpected" },
  teacher: { loadFailed: "loadFailed", none: "noneForTeacher", unexpected: "unexpected" },
  adminDashboard: {
    loadFailed: "loadFailedOnDashboard",
    none: "noneOnDashboard",
    unexpected: "unexpectedForAdmin",
  },
  adminClassList: {
    loadFailed: "loadFailedOnClassList",
    none: "noneOnClassList",
    unexpected: "unexpectedForAdmin",
  },
} as const satisfies Record<string, SemesterErrors>;

/** The error code of a refused call while no semester is active, in the words of the caller's role. */
export function noSemesterCode(role: Role): `semesters.${SemesterErrorKey}` {
  if (role === ROLE.STUDENT) return `semesters.${SEMESTER_ERRORS.student.none}`;
  if (role === ROLE.ADMIN) return `semesters.${SEMESTER_ERRORS.adminClassList.none}`;
  return `semesters.${SEMESTER_ERRORS.teacher.none}`;
}
