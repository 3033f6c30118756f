import { EASY_UP_TO_GRADE, MEDIUM_UP_TO_GRADE } from "./homework.constants.ts";

export type Difficulty = "easy" | "medium" | "hard";

/** A grade is stored as 'G' or 'G.C': the leading number is the grade. Null when there is none. */
export function gradeNumber(grade: string | null): number | null {
  const leading = grade?.match(/\d+/)?.[0];
  return leading === undefined ? null : Number(leading);
}

/** A chapter is stored as 'C' or 'G.C': the last number is the chapter. Null when there is none. */
export function chapterNumber(chapter: string | null): number | null {
  const last = chapter?.match(/\d+/g)?.at(-1);
  return last === undefined ? null : Number(last);
}

/** How hard a text of a grade is; null, and no badge, for a text without a grade. */
export function difficultyOfGrade(grade: string | null): Difficulty | null {
  const number = gradeNumber(grade);
  if (number === null) return null;
  if (number <= EASY_UP_TO_GRADE) return "easy";
  return number <= MEDIUM_UP_TO_GRADE ? "medium" : "hard";
}

/** What a reader sees of a stored grade: '4.1' is grade 4. Something that is no number stays as it was written. */
export function gradeShown(grade: string | null): string {
  return String(gradeNumber(grade) ?? grade ?? "");
}

/** What a reader sees of a stored chapter: '4.1' is chapter 1. */
export function chapterShown(chapter: string | null): string {
  return String(chapterNumber(chapter) ?? chapter ?? "");
}
