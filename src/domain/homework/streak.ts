import { DAY_MS } from "../shared/dates.ts";

/**
 * Consecutive days (YYYY-MM-DD in the school's time zone) with reading or a submission, counted back from
 * today, or from yesterday while today is still empty: a child keeps its streak until the day is over.
 */
export function streakDays(activeDays: readonly string[], today: string): number {
  const active = new Set(activeDays.map(dayNumber));
  let day = dayNumber(today);
  if (Number.isNaN(day)) return 0;
  if (!active.has(day)) day -= 1;
  let count = 0;
  while (active.has(day - count)) count += 1;
  return count;
}

function dayNumber(day: string): number {
  return Math.round(Date.parse(day) / DAY_MS);
}
