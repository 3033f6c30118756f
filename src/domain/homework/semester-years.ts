/** The completed page keeps what was created in the semester's year, the year before or the year after. */
export function createdWithinSemesterYears(createdYear: number, semesterYear: string): boolean {
  return Math.abs(createdYear - Number(semesterYear)) <= 1;
}
