import { describe, expect, test } from "vitest";
import { sessionExpiresAt, waitAfterFailuresMs } from "./sign-in-throttle.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

describe("waiting after wrong passwords", () => {
  test.each([
    [0, 0],
    [4, 0],
    [5, MINUTE],
    [6, 2 * MINUTE],
    [8, 8 * MINUTE],
    [9, 15 * MINUTE],
    [29, 15 * MINUTE],
    [30, 24 * HOUR],
  ])("after %i wrong tries the account waits %i ms", (failures, expected) => {
    expect(waitAfterFailuresMs(failures)).toBe(expected);
  });
});

describe("the end of a session", () => {
  const createdAt = new Date("2026-09-10T08:00:00Z");
  const later = (ms: number) => new Date(createdAt.getTime() + ms);

  test("staff are signed out after 30 idle minutes, children after 60", () => {
    expect(sessionExpiresAt({ staff: true, remember: false, createdAt, now: createdAt })).toEqual(
      later(30 * MINUTE),
    );
    expect(sessionExpiresAt({ staff: false, remember: false, createdAt, now: createdAt })).toEqual(
      later(60 * MINUTE),
    );
  });

  test("eight hours are the limit however busy somebody is", () => {
    expect(sessionExpiresAt({ staff: true, remember: false, createdAt, now: later(7.4 * HOUR) })).toEqual(
      later(7.9 * HOUR),
    );
    expect(sessionExpiresAt({ staff: true, remember: false, createdAt, now: later(7.6 * HOUR) })).toEqual(
      later(8 * HOUR),
    );
  });

  test("remembered devices stay in for thirty days", () => {
    expect(sessionExpiresAt({ staff: false, remember: true, createdAt, now: later(HOUR) })).toEqual(
      later(30 * 24 * HOUR),
    );
  });
});
