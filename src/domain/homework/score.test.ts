import { describe, expect, test } from "vitest";
import { averageScore, scorePercent } from "./score.ts";

test.each([
  [3, 2, 67],
  [3, 1, 33],
  [8, 1, 13],
  [4, 4, 100],
  [4, 0, 0],
  [0, 0, 0],
])("of %i answers %i right is %i percent", (answered, correct, percent) => {
  expect(scorePercent({ answered, correct })).toBe(percent);
});

describe("the average score of a child", () => {
  test("is the mean of its scores above zero", () => {
    expect(averageScore([0, 80, 100])).toBe(90);
    expect(averageScore([1, 2])).toBe(2);
  });

  test("is 0 with zeros only and nothing without a score", () => {
    expect(averageScore([0, 0])).toBe(0);
    expect(averageScore([])).toBeNull();
  });
});
