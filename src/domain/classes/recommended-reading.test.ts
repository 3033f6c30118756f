import { expect, test } from "vitest";
import { recommendedReadingMinutes } from "./recommended-reading.ts";

test.each([
  [10, 12],
  [2, 5],
  [4, 5],
  [5, 6],
  [0, 5],
  [null, null],
])("an average of %j minutes recommends %j", (average, minutes) => {
  expect(recommendedReadingMinutes(average)).toBe(minutes);
});
