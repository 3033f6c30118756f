import { expect, test } from "vitest";
import { completionPercent, meanOf, performanceDistribution, ranksByScore } from "./class-figures.ts";

test("completion is submitted of assigned, and nothing while nothing is assigned", () => {
  expect(completionPercent({ completed: 2, assigned: 3 })).toBe(67);
  expect(completionPercent({ completed: 0, assigned: 3 })).toBe(0);
  expect(completionPercent({ completed: 0, assigned: 0 })).toBeNull();
});

test("a mean leaves out what is not known and keeps zeros", () => {
  expect(meanOf([80, null, 91])).toBe(86);
  expect(meanOf([0, 100])).toBe(50);
  expect(meanOf([null])).toBeNull();
  expect(meanOf([])).toBeNull();
});

test("equal scores share a place, the next place is skipped, and no score has none", () => {
  expect(ranksByScore([70, 90, null, 70, 60, 0])).toEqual([2, 1, null, 2, 4, 5]);
});

test("children are counted by band, those without a score apart", () => {
  expect(performanceDistribution([90, 70, 69, 50, 49, 0, null])).toEqual({
    excellent: 1,
    good: 1,
    fair: 2,
    needsHelp: 2,
    noScore: 1,
  });
});
