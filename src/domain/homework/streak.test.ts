import { expect, test } from "vitest";
import { streakDays } from "./streak.ts";

test.each([
  ["nothing at all", [], 0],
  ["today only", ["2026-03-02"], 1],
  ["three days up to today", ["2026-02-28", "2026-03-01", "2026-03-02"], 3],
  ["yesterday, while today is still empty", ["2026-02-28", "2026-03-01"], 2],
  ["the day before yesterday only", ["2026-02-28"], 0],
  ["a gap yesterday", ["2026-02-28", "2026-03-02"], 1],
  ["one day twice and in any order", ["2026-03-02", "2026-03-01", "2026-03-02"], 2],
  ["a day in the future", ["2026-03-03"], 0],
  ["an unreadable day", ["soon"], 0],
])("activity on %s", (_, days, streak) => {
  expect(streakDays(days, "2026-03-02")).toBe(streak);
});

test("a streak crosses the end of a leap-year February and of a year", () => {
  expect(streakDays(["2028-02-28", "2028-02-29", "2028-03-01"], "2028-03-01")).toBe(3);
  expect(streakDays(["2026-12-31", "2027-01-01"], "2027-01-01")).toBe(2);
});

test("an unreadable today has no streak", () => {
  expect(streakDays(["soon"], "now")).toBe(0);
});
