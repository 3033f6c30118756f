import { expect, test } from "vitest";
import {
  pendingEstimateMinutes,
  publishEstimateMinutes,
  timeEfficiency,
  timeSpentMinutes,
} from "./reading-minutes.ts";

test.each([
  [0, 5],
  [100, 5],
  [400, 5],
  [401, 6],
  [600, 6],
  [601, 8],
  [1000, 10],
  [1001, 12],
])("a text of %i characters takes about %i minutes", (length, minutes) => {
  expect(pendingEstimateMinutes(length)).toBe(minutes);
});

test.each([
  ["2", 10],
  ["3", 10],
  ["4", 12],
  ["4.1", 12],
  ["8", 24],
  ["", 10],
  [null, 10],
])("the publish screen estimates grade %j at %i minutes", (grade, minutes) => {
  expect(publishEstimateMinutes(grade)).toBe(minutes);
});

test.each([
  [150_000, 3],
  [149_999, 2],
  [29_999, 0],
  [30_000, 1],
  [0, 0],
])("%i ms are %i minutes", (ms, minutes) => {
  expect(timeSpentMinutes(ms)).toBe(minutes);
});

test.each([
  [14, "fast"],
  [15, "average"],
  [29, "average"],
  [30, "thorough"],
])("%i minutes are %s", (minutes, label) => {
  expect(timeEfficiency(minutes)).toBe(label);
});
