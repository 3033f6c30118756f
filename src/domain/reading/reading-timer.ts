import {
  IDLE_AFTER_MS,
  MIN_SAVE_MS,
  SAVE_EVERY_MS,
  SCROLL_ACTIVITY_PX,
  TICK_EARLY_MS,
} from "./reading.constants.ts";

export type ReadingTimer = {
  readonly state: "running" | "hidden" | "idle";
  /** The instant up to which time has been looked at, counted or not. */
  readonly countedUntilMs: number;
  readonly lastActivityMs: number;
  readonly lastSaveMs: number;
  readonly unsavedMs: number;
  /** Scrolled since the last activity; small steps add up. */
  readonly scrolledPx: number;
};

/** `nowMs` must come from the monotonic clock, so that no change of the wall clock is counted. */
export type ReadingEvent =
  | { readonly type: "tick" | "activity" | "hide" | "show" | "flush"; readonly nowMs: number }
  | { readonly type: "scroll"; readonly nowMs: number; readonly deltaPx: number };

/** The next state, and the whole milliseconds to save now (0: nothing). */
export type ReadingStep = { readonly timer: ReadingTimer; readonly saveMs: number };

/** A timer that starts running; a page opened out of sight sends `hide` at once. */
export function startReading(nowMs: number): ReadingTimer {
  return {
    state: "running",
    countedUntilMs: nowMs,
    lastActivityMs: nowMs,
    lastSaveMs: nowMs,
    unsavedMs: 0,
    scrolledPx: 0,
  };
}

/** Only time in sight and within three minutes of the last activity is counted, whenever events arrive. */
export function readingTimer(timer: ReadingTimer, event: ReadingEvent): ReadingStep {
  const counted = countUntil(timer, event.nowMs);
  const paused = timer.state === "running" && counted.state === "idle";
  const next = apply(counted, event);
  const due = event.type === "tick" && event.nowMs - timer.lastSaveMs >= SAVE_EVERY_MS - TICK_EARLY_MS;
  const mustSave = paused || due || event.type === "hide" || event.type === "flush";
  return mustSave ? save(next, event.nowMs) : { timer: next, saveMs: 0 };
}

function countUntil(timer: ReadingTimer, nowMs: number): ReadingTimer {
  // Never back: an instant that was looked at once is not counted a second time.
  const countedUntilMs = Math.max(timer.countedUntilMs, nowMs);
  if (timer.state !== "running") return { ...timer, countedUntilMs };
  const idleFromMs = timer.lastActivityMs + IDLE_AFTER_MS;
  const passedMs = Math.max(0, Math.min(nowMs, idleFromMs) - timer.countedUntilMs);
  const state = nowMs >= idleFromMs ? "idle" : "running";
  return { ...timer, state, countedUntilMs, unsavedMs: timer.unsavedMs + passedMs };
}

function apply(timer: ReadingTimer, event: ReadingEvent): ReadingTimer {
  switch (event.type) {
    case "hide":
      return { ...timer, state: "hidden" };
    case "show":
    case "activity":
      return run(timer, event.nowMs);
    case "scroll": {
      // A page out of sight scrolls only by itself.
      if (timer.state === "hidden") return timer;
      const scrolledPx = timer.scrolledPx + Math.abs(event.deltaPx);
      return scrolledPx > SCROLL_ACTIVITY_PX ? run(timer, event.nowMs) : { ...timer, scrolledPx };
    }
    default:
      return timer;
  }
}

function run(timer: ReadingTimer, nowMs: number): ReadingTimer {
  // After a pause the next save is due a whole interval later, not at once.
  const lastSaveMs = timer.state === "running" ? timer.lastSaveMs : nowMs;
  return { ...timer, state: "running", lastActivityMs: nowMs, lastSaveMs, scrolledPx: 0 };
}

function save(timer: ReadingTimer, nowMs: number): ReadingStep {
  const wholeMs = Math.floor(timer.unsavedMs);
  if (wholeMs < MIN_SAVE_MS) return { timer, saveMs: 0 };
  return { timer: { ...timer, unsavedMs: timer.unsavedMs - wholeMs, lastSaveMs: nowMs }, saveMs: wholeMs };
}
