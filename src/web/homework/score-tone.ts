import { type BandColour, scoreColour } from "#domain/analytics/bands.ts";
import type { Tone } from "../ui/status-badge.tsx";

const TONE: Record<BandColour, Tone> = { green: "done", yellow: "look", red: "wrong" };

/** The colour of a score; its word stands beside it, from `reviewStatus`. */
export function scoreTone(scorePercent: number): Tone {
  return TONE[scoreColour(scorePercent)];
}
