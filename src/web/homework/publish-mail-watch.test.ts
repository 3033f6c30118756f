import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { hasMailFailed } from "./publish-mail-watch.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const WAITING = { waiting: 2, sent: 0, failed: 0 };

test("a first failed attempt is known at once, although others still wait", async () => {
  const result = hasMailFailed(async () => ({ waiting: 1, sent: 0, failed: 1 }));
  await vi.advanceTimersByTimeAsync(1000);
  expect(await result).toBe(true);
});

test("nothing more is asked once everything is sent", async () => {
  const readState = vi.fn(async () => ({ waiting: 0, sent: 2, failed: 0 }));
  const result = hasMailFailed(readState);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await result).toBe(false);
  expect(readState).toHaveBeenCalledOnce();
});

test("a failure in the tenth second is said, a later one is not waited for", async () => {
  const failingAt = (second: number) => {
    let asked = 0;
    return async () => (++asked < second ? WAITING : { waiting: 1, sent: 0, failed: 1 });
  };
  const inTime = hasMailFailed(failingAt(10));
  const late = hasMailFailed(failingAt(11));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await inTime).toBe(true);
  expect(await late).toBe(false);
});
