import { expect, test } from "vitest";
import { nextSemesterYear, semesterName, suggestedSemesterYear } from "./semester-year.ts";

test("a semester is named by its September and its June", () => {
  expect(semesterName("2026")).toBe("2026/09 - 2027/06");
  expect(semesterName("2099")).toBe("2099/09 - 2100/06");
});

test.each([
  [2026, 8, "2025"],
  [2026, 9, "2026"],
  [2026, 12, "2026"],
  [2027, 1, "2026"],
  [2027, 6, "2026"],
])("%i/%i lies in semester %s", (year, month, semesterYear) => {
  expect(suggestedSemesterYear({ year, month })).toBe(semesterYear);
});

test("the next semester follows the latest one, or is this one while there is none", () => {
  const today = { year: 2026, month: 10 };
  expect(nextSemesterYear(["2024", "2025"], today)).toBe("2026");
  expect(nextSemesterYear(["2025", "2020"], today)).toBe("2026");
  expect(nextSemesterYear([], today)).toBe("2026");
});
