import type { AttemptCounts } from "./attempts.ts";
import type { homeworkMessages } from "./homework.messages.en.ts";

export type PraiseKey = keyof typeof homeworkMessages.praise;

/** The sentence after finishing. It is chosen from the counts, because a rounded score may promise too much. */
export function praiseFor({ answered, correct }: AttemptCounts): PraiseKey {
  if (correct === 0) return "none";
  const share = correct / answered;
  if (share >= 1) return "perfect";
  if (share >= 0.9) return "excellent";
  if (share >= 0.75) return "good";
  return share >= 0.5 ? "half" : "some";
}
