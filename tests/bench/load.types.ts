/** What the load generator is told. An errand is one or more requests in order, each as its bytes go over the line. */
export type LoadOrder = {
  readonly port: number;
  readonly clients: number;
  readonly errands: readonly (readonly string[])[];
  /** With a time the errands are repeated in turn until it is over; without, each is run once. */
  readonly durationMs?: number;
  /** Unmeasured time before, of the repeated errands only. */
  readonly warmUpMs?: number;
};

export type LoadResult = {
  readonly errandsPerSecond: number;
  /** Milliseconds of whole errands, and of the last request of each. */
  readonly p50: number;
  readonly p95: number;
  readonly lastP50: number;
  readonly lastP95: number;
  readonly errands: number;
  /** Answers that were not 200, with the first of them. */
  readonly refused: number;
  readonly firstRefusal: string;
};
