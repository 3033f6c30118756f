import { SPEED_READER_GOAL } from "./homework.constants.ts";

export type Achievement = {
  readonly key: "firstSteps" | "perfectScore" | "speedReader";
  /** Never above `goal`. */
  readonly progress: number;
  readonly goal: number;
  readonly earned: boolean;
};
type Results = { readonly completedCount: number; readonly bestScore: number | null };

/** The three cards of a child, counted from what it has submitted. */
export function achievements({ completedCount, bestScore }: Results): Achievement[] {
  return [
    achievement("firstSteps", completedCount, 1),
    achievement("perfectScore", bestScore ?? 0, 100),
    achievement("speedReader", completedCount, SPEED_READER_GOAL),
  ];
}

function achievement(key: Achievement["key"], reached: number, goal: number): Achievement {
  return { key, progress: Math.min(reached, goal), goal, earned: reached >= goal };
}
