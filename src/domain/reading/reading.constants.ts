import { MINUTE_MS, SECOND_MS } from "../shared/dates.ts";

/** Idle after three minutes without scroll, key, mouse or click: enough to think, too long to be reading. */
export const IDLE_AFTER_MS = 3 * MINUTE_MS;
export const IDLE_CHECK_MS = 10 * SECOND_MS;
export const SAVE_EVERY_MS = 30 * SECOND_MS;
/** A browser's tick comes a few milliseconds early or late; waiting for the next would make it 40 s between two saves. */
export const TICK_EARLY_MS = SECOND_MS;
/** Less than this is not worth a request. */
export const MIN_SAVE_MS = SECOND_MS;
/** A scroll must move more than this to count as reading on. */
export const SCROLL_ACTIVITY_PX = 50;
/** The most one save may add: a save interval and one idle check, so a forged claim gains nothing. */
export const MAX_SLICE_MS = SAVE_EVERY_MS + IDLE_CHECK_MS;
/** Claims beyond a day are refused before they are cut. */
export const MAX_CLAIM_MS = 24 * 60 * MINUTE_MS;
