import type { UnitKey } from "./language.types.ts";

/** Grades 1 to 3 are one unit each; from grade 4 on a grade has twelve. */
export const WHOLE_GRADES = 3;
export const LAST_GRADE = 8;
export const UNITS_PER_GRADE = 12;

/** The 63 keys of the reading table in teaching order: '1', '2', '3', '4.1' … '8.12'. */
export const UNIT_KEYS: readonly UnitKey[] = Array.from(
  { length: LAST_GRADE },
  (_, index) => index + 1,
).flatMap((grade) =>
  grade <= WHOLE_GRADES
    ? [`${grade}`]
    : Array.from({ length: UNITS_PER_GRADE }, (_, index) => `${grade}.${index + 1}`),
);
