import { MINUTE_MS } from "../shared/dates.ts";
import { gradeNumber } from "./grade.ts";
import {
  AVERAGE_BELOW_MINUTES,
  FAST_BELOW_MINUTES,
  PENDING_ESTIMATE_MIN_MINUTES,
  PENDING_ESTIMATE_STEP_CHARACTERS,
  PENDING_ESTIMATE_STEP_MINUTES,
  PUBLISH_ESTIMATE_MIN_MINUTES,
  PUBLISH_ESTIMATE_MINUTES_PER_GRADE,
} from "./homework.constants.ts";

export type TimeEfficiency = "fast" | "average" | "thorough";

/** The child's list estimates from the length of the text. */
export function pendingEstimateMinutes(textLength: number): number {
  const steps = Math.ceil(textLength / PENDING_ESTIMATE_STEP_CHARACTERS);
  return Math.max(PENDING_ESTIMATE_MIN_MINUTES, PENDING_ESTIMATE_STEP_MINUTES * steps);
}

/** The publish screen estimates from the grade alone. */
export function publishEstimateMinutes(grade: string | null): number {
  const byGrade = PUBLISH_ESTIMATE_MINUTES_PER_GRADE * (gradeNumber(grade) ?? 0);
  return Math.max(PUBLISH_ESTIMATE_MIN_MINUTES, byGrade);
}

export function timeSpentMinutes(totalTimeMs: number): number {
  return Math.round(totalTimeMs / MINUTE_MS);
}

export function timeEfficiency(minutes: number): TimeEfficiency {
  if (minutes < FAST_BELOW_MINUTES) return "fast";
  return minutes < AVERAGE_BELOW_MINUTES ? "average" : "thorough";
}
