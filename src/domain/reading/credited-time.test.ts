import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { creditedMs } from "./credited-time.ts";

describe("a claim of reading time", () => {
  test.each([
    ["is credited as claimed", 30_000, 31_000, 30_000],
    ["is cut to the time that has passed", 30_000, 12_000, 12_000],
    ["is cut to 40 seconds", 40_001, 90_000, 40_000],
    ["of 40 seconds is whole", 40_000, 90_000, 40_000],
    ["below zero adds nothing", -5, 90_000, 0],
    ["after a clock that went back adds nothing", 30_000, -1, 0],
    ["that is no number adds nothing", Number.NaN, 90_000, 0],
    ["without end is cut", Number.POSITIVE_INFINITY, 90_000, 40_000],
  ])("%s", (_, claimedMs, elapsedSinceLastCreditMs, credited) => {
    expect(creditedMs({ claimedMs, elapsedSinceLastCreditMs })).toBe(credited);
  });

  test("repeated as often as anyone likes never credits more than the wall clock", () => {
    const beat = fc.record({ claimedMs: fc.integer(), elapsed: fc.nat({ max: 100_000 }) });
    fc.assert(
      fc.property(fc.array(beat), (beats) => {
        const credited = beats.map(({ claimedMs, elapsed }) =>
          creditedMs({ claimedMs, elapsedSinceLastCreditMs: elapsed }),
        );
        const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
        expect(sum(credited)).toBeLessThanOrEqual(sum(beats.map(({ elapsed }) => elapsed)));
        expect(credited.every((ms) => ms >= 0 && ms <= 40_000)).toBe(true);
      }),
    );
  });
});
