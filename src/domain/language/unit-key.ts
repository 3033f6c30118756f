import { WHOLE_GRADES } from "./language.constants.ts";
import type { UnitKey } from "./language.types.ts";

const NUMBERS = /\d+/g;

/**
 * The unit of an article from its grade ('4' or '4.2') and chapter ('2' or '4.2'): the leading integer is the
 * grade, the last one the chapter. Grades 1–3 are known as a whole. A higher grade without a chapter stands
 * before its first unit, so that nothing of it counts as known or new. Undefined when there is no grade.
 */
export function unitKeyOf(grade: string, chapter: string | null | undefined): UnitKey | undefined {
  const gradeNumbers = numbersIn(grade);
  const gradeNumber = gradeNumbers[0];
  if (gradeNumber === undefined || gradeNumber < 1) return undefined;
  if (gradeNumber <= WHOLE_GRADES) return `${gradeNumber}`;
  const chapterNumber =
    numbersIn(chapter ?? "").at(-1) ?? (gradeNumbers.length > 1 ? gradeNumbers.at(-1) : 0);
  return `${gradeNumber}.${chapterNumber}`;
}

function numbersIn(text: string): number[] {
  return (text.match(NUMBERS) ?? []).map(Number);
}

/** Order of units: 1 < 2 < 3 < 4.1 < … < 4.12 < 5.1. Negative when a comes first. */
export function compareUnits(a: UnitKey, b: UnitKey): number {
  const [gradeA = 0, chapterA = 0] = numbersIn(a);
  const [gradeB = 0, chapterB = 0] = numbersIn(b);
  return gradeA - gradeB || chapterA - chapterB;
}
