import { daysBetween } from "../shared/dates.ts";
import { ACTIVE_WITHIN_MS, DEFAULT_LAST_ACTIVITY_DAYS, RECENT_WITHIN_MS } from "./classes.constants.ts";

export type ActivityLabel = "active" | "recent" | "inactive";

/** By time passed since the last reading or submission; nothing recorded is inactive. */
export function activityLabel(lastActivityAt: Date | null, now: Date): ActivityLabel {
  if (lastActivityAt === null) return "inactive";
  const passedMs = now.getTime() - lastActivityAt.getTime();
  if (passedMs <= ACTIVE_WITHIN_MS) return "active";
  return passedMs <= RECENT_WITHIN_MS ? "recent" : "inactive";
}

export type LastActivityText = {
  /** A key of the shared messages. */
  readonly key: "today" | "yesterday" | "daysAgo";
  readonly n: number;
  /** True when nothing is recorded and the default of 30 days stands in. */
  readonly isDefault: boolean;
};

/** Today, Yesterday or N days ago, by calendar days of the school. */
export function lastActivityText(lastActivityAt: Date | null, now: Date, timeZone: string): LastActivityText {
  if (lastActivityAt === null) return { key: "daysAgo", n: DEFAULT_LAST_ACTIVITY_DAYS, isDefault: true };
  const n = daysBetween(timeZone, lastActivityAt, now);
  const key = n === 0 ? "today" : n === 1 ? "yesterday" : "daysAgo";
  return { key, n, isDefault: false };
}
