import { expect, test } from "vitest";
import { activityLabel, lastActivityText } from "./student-activity.ts";

const now = new Date("2026-03-20T18:00:00Z");
const zone = "America/Los_Angeles";

test.each([
  ["2026-03-20T17:00:00Z", "active"],
  ["2026-03-17T18:00:00Z", "active"],
  ["2026-03-17T17:59:59Z", "recent"],
  ["2026-03-13T18:00:00Z", "recent"],
  ["2026-03-13T17:59:59Z", "inactive"],
])("last activity at %s is %s", (at, label) => {
  expect(activityLabel(new Date(at), now)).toBe(label);
});

test("a child without any activity is inactive", () => {
  expect(activityLabel(null, now)).toBe("inactive");
});

test.each([
  ["2026-03-20T07:00:00Z", "today", 0],
  ["2026-03-20T06:59:00Z", "yesterday", 1],
  ["2026-03-19T06:59:00Z", "daysAgo", 2],
  ["2026-03-16T12:00:00Z", "daysAgo", 4],
])("last activity at %s is told by the school's calendar as %s %i", (at, key, n) => {
  expect(lastActivityText(new Date(at), now, zone)).toEqual({ key, n, isDefault: false });
});

test("a child without any activity shows 30 days ago, marked as a default", () => {
  expect(lastActivityText(null, now, zone)).toEqual({ key: "daysAgo", n: 30, isDefault: true });
});
