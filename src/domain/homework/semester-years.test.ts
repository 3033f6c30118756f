import { expect, test } from "vitest";
import { createdWithinSemesterYears } from "./semester-years.ts";

test.each([
  [2023, false],
  [2024, true],
  [2025, true],
  [2026, true],
  [2027, false],
])("semester 2025 keeps homework of %i: %s", (createdYear, kept) => {
  expect(createdWithinSemesterYears(createdYear, "2025")).toBe(kept);
});
