import type { AttemptCounts } from "./attempts.ts";

/** Right answers of all answered entries, rounded; 0 when nothing was answered or nothing could be read. */
export function scorePercent({ answered, correct }: AttemptCounts): number {
  return answered > 0 ? Math.round((correct / answered) * 100) : 0;
}

/** A child's average: the mean of its scores above zero, 0 for zeros only, null for no score at all. */
export function averageScore(scores: readonly number[]): number | null {
  if (scores.length === 0) return null;
  const counted = scores.filter((score) => score > 0);
  if (counted.length === 0) return 0;
  return Math.round(counted.reduce((sum, score) => sum + score, 0) / counted.length);
}
