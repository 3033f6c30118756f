import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { type ReadingCalls, startReadingSession } from "./reading-session.ts";

let stop = () => {};

type Parts = { readonly credit?: ReadingCalls["credit"]; readonly endsVisit?: ReadingCalls["endsVisit"] };

function start({ credit = async () => undefined, endsVisit = () => false }: Parts = {}) {
  const calls = {
    open: vi.fn(async () => ({ visitToken: "visit-1" })),
    credit: vi.fn(credit),
    creditOnLeaving: vi.fn(async () => undefined),
    endsVisit,
  };
  const session = startReadingSession(calls);
  stop = session.end;
  return { calls, session };
}

function setHidden(hidden: boolean) {
  vi.spyOn(document, "hidden", "get").mockReturnValue(hidden);
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("reading time of one visit", () => {
  test("is saved every 30 seconds", async () => {
    const { calls } = start();
    await vi.advanceTimersByTimeAsync(29_000);
    expect(calls.credit).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(31_000);
    expect(calls.credit.mock.calls).toEqual([
      ["visit-1", 30_000],
      ["visit-1", 30_000],
    ]);
  });

  test("is saved when the tab is hidden, by a call that outlives the page, and does not count out of sight", async () => {
    const { calls } = start();
    await vi.advanceTimersByTimeAsync(12_000);
    setHidden(true);
    expect(calls.creditOnLeaving.mock.calls).toEqual([["visit-1", 12_000]]);
    await vi.advanceTimersByTimeAsync(60_000);
    setHidden(false);
    await vi.advanceTimersByTimeAsync(38_000);
    expect(calls.credit.mock.calls).toEqual([["visit-1", 38_000]]);
  });

  test("pauses after three minutes without activity", async () => {
    const { calls } = start();
    await vi.advanceTimersByTimeAsync(600_000);
    const saved = calls.credit.mock.calls.reduce((sum, [, milliseconds]) => sum + milliseconds, 0);
    expect(saved).toBe(180_000);
  });

  test("is saved on leaving the screen, but less than a second is not", async () => {
    const { calls, session } = start();
    await vi.advanceTimersByTimeAsync(5000);
    session.leave();
    expect(calls.creditOnLeaving.mock.calls).toEqual([["visit-1", 5000]]);

    const short = start();
    await vi.advanceTimersByTimeAsync(900);
    short.session.leave();
    expect(short.calls.creditOnLeaving).not.toHaveBeenCalled();
  });

  test("a failed save is only logged", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const failure = new Error("no network");
    start({ credit: () => Promise.reject(failure) });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(log.mock.calls).toEqual([["Failed to update reading time to database", failure]]);
    log.mockClear();
  });

  test("a visit that another tab has taken over is asked for again only when somebody is active here", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const closed = new Error("closed");
    const { calls } = start({ credit: () => Promise.reject(closed), endsVisit: (error) => error === closed });
    await vi.advanceTimersByTimeAsync(90_000);
    expect(calls.open).toHaveBeenCalledTimes(1);
    window.dispatchEvent(new Event("keydown"));
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.open).toHaveBeenCalledTimes(2);
    log.mockClear();
  });

  test("a scroll of 40 px does not wake an idle reader, 60 px does", async () => {
    const { calls } = start();
    await vi.advanceTimersByTimeAsync(200_000);
    calls.credit.mockClear();
    const scrollTo = (top: number) => {
      Object.defineProperty(window, "scrollY", { value: top, configurable: true });
      window.dispatchEvent(new Event("scroll"));
    };
    scrollTo(40);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(calls.credit).not.toHaveBeenCalled();
    scrollTo(100);
    await vi.advanceTimersByTimeAsync(40_000);
    expect(calls.credit).toHaveBeenCalledTimes(1);
  });
});
