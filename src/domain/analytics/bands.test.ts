import { expect, test } from "vitest";
import { classAverageColour, performanceBand, reviewStatus, scoreColour, studentBand } from "./bands.ts";

test.each([
  [100, "excellent"],
  [90, "excellent"],
  [89.9, "good"],
  [75, "good"],
  [74, "needs_improvement"],
  [0, "needs_improvement"],
])("a review of %d is %s", (score, status) => {
  expect(reviewStatus(score)).toBe(status);
});

test.each([
  [90, "green"],
  [89, "yellow"],
  [75, "yellow"],
  [74, "red"],
])("a score of %i is %s", (score, colour) => {
  expect(scoreColour(score)).toBe(colour);
});

test.each([
  [80, "green"],
  [79, "yellow"],
  [60, "yellow"],
  [59, "red"],
])("a class average of %i is %s", (average, colour) => {
  expect(classAverageColour(average)).toBe(colour);
});

test.each([
  [90, "excellent"],
  [89, "good"],
  [70, "good"],
  [69, "fair"],
  [50, "fair"],
  [49, "needsHelp"],
])("on the class dashboard %i is %s", (score, band) => {
  expect(performanceBand(score)).toBe(band);
});

test.each([
  [90, "excellent"],
  [89, "good"],
  [80, "good"],
  [79, "average"],
  [70, "average"],
  [69, "struggling"],
])("in the student analytics %i is %s", (score, band) => {
  expect(studentBand(score)).toBe(band);
});
