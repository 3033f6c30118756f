import {
  OLD_HOMEWORK_COUNT,
  OLD_LAST_HOMEWORK,
  OLD_WEEKS_BEFORE_HOMEWORK,
  OPENED_WEEKS_BEFORE_NOW,
} from "./sample-school.constants.ts";
import { addDays, instantAt } from "./school-clock.ts";

export type SampleDates = {
  readonly semesterYear: string;
  readonly oldSemesterYear: string;
  /** When this semester's classes were made. */
  readonly openedAt: Date;
  /** When the semester before began, with everybody who was there then. */
  readonly oldOpenedAt: Date;
  readonly oldLastDay: string;
};

const DAYS_PER_WEEK = 7;
const OFFICE_OPENS_MINUTE = 9 * 60;

/** Where the sample school stands in time. */
export function sampleDates(semesterYear: string, today: string, timeZone: string): SampleDates {
  const weeksBefore = (day: string, weeks: number) => addDays(day, -weeks * DAYS_PER_WEEK);
  const at = (day: string) => instantAt(timeZone, day, OFFICE_OPENS_MINUTE);
  const spring = `${semesterYear}-${OLD_LAST_HOMEWORK.monthAndDay}`;
  const latest = weeksBefore(today, OLD_LAST_HOMEWORK.weeksBeforeNow);
  const oldLastDay = spring < latest ? spring : latest;
  return {
    semesterYear,
    oldSemesterYear: String(Number(semesterYear) - 1),
    openedAt: at(weeksBefore(today, OPENED_WEEKS_BEFORE_NOW)),
    oldOpenedAt: at(weeksBefore(oldLastDay, OLD_HOMEWORK_COUNT + OLD_WEEKS_BEFORE_HOMEWORK)),
    oldLastDay,
  };
}
