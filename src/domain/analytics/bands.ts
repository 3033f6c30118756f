type Band<Name extends string> = readonly [atLeast: number, name: Name];

/** The first band whose cut-off the value reaches; half-open, so that decimals fall in no gap. */
function bandOf<Name extends string>(value: number, bands: readonly Band<Name>[], otherwise: Name): Name {
  return bands.find(([atLeast]) => value >= atLeast)?.[1] ?? otherwise;
}

export type ReviewStatus = "excellent" | "good" | "needs_improvement";
/** A child's review lists. */
export function reviewStatus(scorePercent: number): ReviewStatus {
  return bandOf<ReviewStatus>(
    scorePercent,
    [
      [90, "excellent"],
      [75, "good"],
    ],
    "needs_improvement",
  );
}

export type BandColour = "green" | "yellow" | "red";
export function scoreColour(scorePercent: number): BandColour {
  return bandOf<BandColour>(
    scorePercent,
    [
      [90, "green"],
      [75, "yellow"],
    ],
    "red",
  );
}

/** Class averages and completion. */
export function classAverageColour(percent: number): BandColour {
  return bandOf<BandColour>(
    percent,
    [
      [80, "green"],
      [60, "yellow"],
    ],
    "red",
  );
}

export type PerformanceBand = "excellent" | "good" | "fair" | "needsHelp";
/** The class dashboard's distribution. */
export function performanceBand(scorePercent: number): PerformanceBand {
  return bandOf<PerformanceBand>(
    scorePercent,
    [
      [90, "excellent"],
      [70, "good"],
      [50, "fair"],
    ],
    "needsHelp",
  );
}

export type StudentBand = "excellent" | "good" | "average" | "struggling";
/** Student analytics and the student picker. */
export function studentBand(scorePercent: number): StudentBand {
  return bandOf<StudentBand>(
    scorePercent,
    [
      [90, "excellent"],
      [80, "good"],
      [70, "average"],
    ],
    "struggling",
  );
}
