import { describe, expect, test } from "vitest";
import { addDays, dayBefore, instantAt } from "./school-clock.ts";

describe("a moment of the school's day", () => {
  test.each([
    ["UTC", "2026-11-18", 15 * 60, "2026-11-18T15:00:00.000Z"],
    ["Asia/Shanghai", "2026-11-18", 15 * 60, "2026-11-18T07:00:00.000Z"],
    ["America/Los_Angeles", "2026-11-18", 20 * 60 + 30, "2026-11-19T04:30:00.000Z"],
    ["Asia/Kathmandu", "2026-11-18", 0, "2026-11-17T18:15:00.000Z"],
    ["Pacific/Kiritimati", "2026-11-18", 60, "2026-11-17T11:00:00.000Z"],
  ])("in %s on %s", (timeZone, day, minute, expected) => {
    expect(instantAt(timeZone, day, minute).toISOString()).toBe(expected);
  });

  test("is right on both sides of a change of the clocks", () => {
    const at = (day: string, hour: number) => instantAt("America/Los_Angeles", day, hour * 60).toISOString();
    expect(at("2026-10-31", 20)).toBe("2026-11-01T03:00:00.000Z");
    expect(at("2026-11-01", 20)).toBe("2026-11-02T04:00:00.000Z");
    expect(at("2027-03-13", 20)).toBe("2027-03-14T04:00:00.000Z");
    expect(at("2027-03-14", 20)).toBe("2027-03-15T03:00:00.000Z");
  });
});

test("days are counted by the school's calendar", () => {
  const evening = new Date("2026-11-19T04:30:00Z");
  expect(dayBefore("America/Los_Angeles", evening, 0)).toBe("2026-11-18");
  expect(dayBefore("Asia/Shanghai", evening, 19)).toBe("2026-10-31");
  expect(addDays("2027-02-28", 1)).toBe("2027-03-01");
});
