import { MAX_SLICE_MS } from "./reading.constants.ts";

export type TimeClaim = { readonly claimedMs: number; readonly elapsedSinceLastCreditMs: number };

/** What the server adds for a claim: never more than the wall clock moved, never more than one slice. */
export function creditedMs({ claimedMs, elapsedSinceLastCreditMs }: TimeClaim): number {
  const credit = Math.floor(Math.min(claimedMs, elapsedSinceLastCreditMs, MAX_SLICE_MS));
  return Number.isNaN(credit) ? 0 : Math.max(0, credit);
}
