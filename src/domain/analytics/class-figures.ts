import { type PerformanceBand, performanceBand } from "./bands.ts";

/** Submitted of assigned, rounded; null while nothing is assigned. */
export function completionPercent(counts: { completed: number; assigned: number }): number | null {
  return counts.assigned > 0 ? Math.round((counts.completed / counts.assigned) * 100) : null;
}

/** The mean, rounded, of the values that exist; null when none does. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  if (known.length === 0) return null;
  return Math.round(known.reduce((sum, value) => sum + value, 0) / known.length);
}

/** Places by score, 1 is best; equal scores share a place, and no score has none. */
export function ranksByScore(scores: readonly (number | null)[]): (number | null)[] {
  return scores.map((score) =>
    score === null ? null : 1 + scores.filter((other) => other !== null && other > score).length,
  );
}

export type PerformanceDistribution = Readonly<Record<PerformanceBand | "noScore", number>>;

/** How many children stand in each band; children without a score are counted apart. */
export function performanceDistribution(scores: readonly (number | null)[]): PerformanceDistribution {
  const counts = { excellent: 0, good: 0, fair: 0, needsHelp: 0, noScore: 0 };
  for (const score of scores) counts[score === null ? "noScore" : performanceBand(score)] += 1;
  return counts;
}
