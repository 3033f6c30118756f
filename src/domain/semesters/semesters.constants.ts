/** The school keeps no records from before. */
export const FIRST_SEMESTER_YEAR = 2020;
/** A semester may be prepared this many years ahead. */
export const SEMESTER_YEARS_AHEAD = 5;
export const SEMESTER_FIRST_MONTH = 9;
export const SEMESTER_LAST_MONTH = 6;
