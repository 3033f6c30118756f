import { SEMESTER_FIRST_MONTH } from "./semesters.constants.ts";

/** '2026' runs from September 2026 to June 2027 and is called '2026/09 - 2027/06'. */
export function semesterName(semesterYear: string): string {
  return `${semesterYear}/09 - ${Number(semesterYear) + 1}/06`;
}

/** The semester a calendar month belongs to: until August that is still last September's. */
export function suggestedSemesterYear({ year, month }: { year: number; month: number }): string {
  return String(month >= SEMESTER_FIRST_MONTH ? year : year - 1);
}

/** The year to offer next: the one after the latest semester, or this month's while there is none. */
export function nextSemesterYear(years: readonly string[], today: { year: number; month: number }): string {
  const known = years.map(Number).filter(Number.isInteger);
  return known.length === 0 ? suggestedSemesterYear(today) : String(Math.max(...known) + 1);
}
