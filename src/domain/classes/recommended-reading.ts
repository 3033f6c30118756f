import { RECOMMENDED_FACTOR, RECOMMENDED_MIN_MINUTES } from "./classes.constants.ts";

/** A fifth more than the class needs on average, in whole minutes; null while nobody has read. */
export function recommendedReadingMinutes(averageMinutes: number | null): number | null {
  if (averageMinutes === null) return null;
  return Math.round(Math.max(RECOMMENDED_MIN_MINUTES, RECOMMENDED_FACTOR * averageMinutes));
}
