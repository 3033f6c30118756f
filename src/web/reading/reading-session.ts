import { IDLE_CHECK_MS } from "#domain/reading/reading.constants.ts";
import { readingMessages } from "#domain/reading/reading.messages.en.ts";
import { type ReadingEvent, readingTimer, startReading } from "#domain/reading/reading-timer.ts";

/** How reading time travels to the server; `creditOnLeaving` must outlive the page. */
export type ReadingCalls = {
  readonly open: () => Promise<{ readonly visitToken: string }>;
  readonly credit: (visitToken: string, milliseconds: number) => Promise<unknown>;
  readonly creditOnLeaving: (visitToken: string, milliseconds: number) => Promise<unknown>;
  /** True when the visit is over: another tab has opened a newer one, or the homework is gone. */
  readonly endsVisit: (error: unknown) => boolean;
};

type ReadingEventNow = ReadingEvent extends infer One
  ? One extends unknown
    ? Omit<One, "nowMs">
    : never
  : never;
export type ReadingSession = ReturnType<typeof startReadingSession>;

/** One visit to the reading screen: the timer's rules on the page's events, and the server told of each slice. */
export function startReadingSession(calls: ReadingCalls) {
  let timer = startReading(performance.now());
  let openedAtMs = 0;
  let visitToken: string | null = null;
  let visit: Promise<string | null> = open();
  let lastSave: Promise<void> = Promise.resolve();
  let stopped = false;

  function logFailure(error: unknown): null {
    console.error(readingMessages.saveFailedLog, error);
    return null;
  }

  function open(): Promise<string | null> {
    openedAtMs = performance.now();
    return calls.open().then((opened) => {
      visitToken = opened.visitToken;
      return visitToken;
    }, logFailure);
  }

  async function save(milliseconds: number): Promise<void> {
    const token = await visit;
    if (token === null) return;
    try {
      await calls.credit(token, milliseconds);
    } catch (error) {
      logFailure(error);
      if (calls.endsVisit(error) && visitToken === token) {
        visitToken = null;
        visit = Promise.resolve(null);
      }
    }
  }

  function step(event: ReadingEventNow, leaving = false): void {
    const result = readingTimer(timer, { ...event, nowMs: performance.now() } as ReadingEvent);
    timer = result.timer;
    if (result.saveMs === 0) return;
    if (leaving && visitToken !== null) calls.creditOnLeaving(visitToken, result.saveMs).catch(logFailure);
    else lastSave = lastSave.then(() => save(result.saveMs));
  }

  /**
   * Two tabs must not take the visit from each other by themselves: only the one in use asks for it again, and
   * not with every movement of a pointer.
   */
  function reopenIfClosed(): void {
    const isTooSoon = performance.now() - openedAtMs < IDLE_CHECK_MS;
    if (visitToken !== null || stopped || isTooSoon) return;
    const waiting = visit;
    void waiting.then((token) => {
      if (token === null && visit === waiting && !stopped) visit = open();
    });
  }

  const onActivity = () => {
    reopenIfClosed();
    step({ type: "activity" });
  };
  let scrollY = window.scrollY;
  const onScroll = () => {
    const deltaPx = window.scrollY - scrollY;
    scrollY = window.scrollY;
    step({ type: "scroll", deltaPx });
  };
  const onVisibility = () => step({ type: document.hidden ? "hide" : "show" }, document.hidden);
  const onPageHide = () => step({ type: "hide" }, true);

  const activity = ["pointermove", "mousedown", "keydown", "click", "touchstart"] as const;
  for (const name of activity) window.addEventListener(name, onActivity, { passive: true });
  window.addEventListener("scroll", onScroll, { passive: true });
  window.addEventListener("pagehide", onPageHide);
  document.addEventListener("visibilitychange", onVisibility);
  const ticking = window.setInterval(() => step({ type: "tick" }), IDLE_CHECK_MS);
  if (document.hidden) step({ type: "hide" });

  function detach(): void {
    stopped = true;
    window.clearInterval(ticking);
    for (const name of activity) window.removeEventListener(name, onActivity);
    window.removeEventListener("scroll", onScroll);
    window.removeEventListener("pagehide", onPageHide);
    document.removeEventListener("visibilitychange", onVisibility);
  }

  return {
    /** Saves what has been read so far; resolves when the server has answered, whatever it said. */
    async flush(): Promise<void> {
      step({ type: "flush" });
      await lastSave;
    },
    /** Leaves the screen: the rest is saved by a call that outlives the page. */
    leave(): void {
      if (stopped) return;
      step({ type: "flush" }, true);
      detach();
    },
    /** Ends without a word: the homework is submitted and takes no more time. */
    end: detach,
  };
}
