/** The middle of what was measured; repetitions that were disturbed do not move it. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? Number.NaN;
  return Number.isInteger(middle) ? (upper + (sorted[middle - 1] ?? Number.NaN)) / 2 : upper;
}

export function percentile(values: readonly number[], percent: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

export type Row = {
  readonly figure: string;
  readonly value: string;
  readonly goal: string;
  readonly isReached: boolean | null;
};

const rows: Row[] = [];

/** Adds a line to the table, and shows it at once. */
export function report(figure: string, value: string, goal = "", isReached: boolean | null = null): void {
  rows.push({ figure, value, goal, isReached });
  process.stdout.write(
    `${figure}: ${value}${goal && ` (goal: ${goal}${isReached === false ? ", missed" : ""})`}\n`,
  );
}

export function table(): string {
  const lines = rows.map(({ figure, value, goal, isReached }) => {
    const verdict = isReached === null ? goal : `${goal}: ${isReached ? "reached" : "**missed**"}`;
    return `| ${figure} | ${value} | ${verdict} |`;
  });
  return ["| Figure | Measured | Goal |", "|---|---|---|", ...lines].join("\n");
}

export const whole = (value: number) => Math.round(value).toLocaleString("en-US");
export const ms = (value: number) => `${value < 10 ? value.toFixed(1) : Math.round(value)} ms`;
export const kilobytes = (bytes: number) => `${(bytes / 1_000).toFixed(1)} kB`;
