import { z } from "zod";
import { FIRST_SEMESTER_YEAR, SEMESTER_YEARS_AHEAD } from "./semesters.constants.ts";
import { semestersMessages } from "./semesters.messages.en.ts";

const { errors } = semestersMessages;

/** The year a semester begins in, as four digits; `missing` is the sentence for an absent key. */
export function semesterYearInput(missing: string = errors.yearMissing) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .regex(/^[0-9]{4}$/, { error: errors.yearShape, abort: true });
}

/** A semester that may be added: the latest allowed year moves on with the calendar. */
export function newSemesterInput(currentYear: number) {
  const max = currentYear + SEMESTER_YEARS_AHEAD;
  const inRange = (year: string) => Number(year) >= FIRST_SEMESTER_YEAR && Number(year) <= max;
  return z.strictObject({
    semesterYear: semesterYearInput().refine(inRange, {
      error: errors.yearRange.replace("{{max}}", String(max)),
    }),
    setActive: z.boolean().default(false),
  });
}
