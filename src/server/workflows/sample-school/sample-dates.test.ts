import { expect, test } from "vitest";
import { sampleDates } from "./sample-dates.ts";

test("last year's homework ended in spring, and its school began before that", () => {
  expect(sampleDates("2026", "2026-11-20", "UTC")).toEqual({
    semesterYear: "2026",
    oldSemesterYear: "2025",
    openedAt: new Date("2026-09-18T09:00:00Z"),
    oldOpenedAt: new Date("2026-03-11T09:00:00Z"),
    oldLastDay: "2026-05-20",
  });
});

test("a school set up for a year that has not come keeps last year behind it all the same", () => {
  const { oldLastDay, oldOpenedAt, openedAt } = sampleDates("2030", "2026-11-20", "UTC");
  expect(oldLastDay).toBe("2026-07-31");
  expect(oldOpenedAt < openedAt).toBe(true);
});
