import { expect, test } from "vitest";
import { achievements } from "./achievements.ts";

const earned = (completedCount: number, bestScore: number | null) =>
  achievements({ completedCount, bestScore })
    .filter((achievement) => achievement.earned)
    .map(({ key }) => key);

test("a new child has earned nothing", () => {
  expect(achievements({ completedCount: 0, bestScore: null })).toEqual([
    { key: "firstSteps", progress: 0, goal: 1, earned: false },
    { key: "perfectScore", progress: 0, goal: 100, earned: false },
    { key: "speedReader", progress: 0, goal: 10, earned: false },
  ]);
});

test.each([
  [1, 99, ["firstSteps"]],
  [1, 100, ["firstSteps", "perfectScore"]],
  [9, 0, ["firstSteps"]],
  [10, 0, ["firstSteps", "speedReader"]],
])("%i completed with a best score of %i earn %j", (completed, best, keys) => {
  expect(earned(completed, best)).toEqual(keys);
});

test("progress counts towards ten and stops there", () => {
  const progress = (completedCount: number) => achievements({ completedCount, bestScore: 0 })[2]?.progress;
  expect(progress(3)).toBe(3);
  expect(progress(12)).toBe(10);
});
