import { DAY_MS } from "../shared/dates.ts";

export const ACTIVE_WITHIN_MS = 3 * DAY_MS;
export const RECENT_WITHIN_MS = 7 * DAY_MS;
/** Shown for a child without any activity, with 'no data yet' beside it; it enters no mean and no ranking. */
export const DEFAULT_LAST_ACTIVITY_DAYS = 30;
export const RECENT_ACTIVITY_SHOWN = 5;
export const RECOMMENDED_MIN_MINUTES = 5;
export const RECOMMENDED_FACTOR = 1.2;
