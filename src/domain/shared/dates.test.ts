import { describe, expect, test } from "vitest";
import { dayIn, daysBetween, formatDateTime } from "./dates.ts";

const at = (text: string) => new Date(text);

describe("days of a school", () => {
  test("an instant belongs to the day of the school's time zone", () => {
    expect(dayIn("Asia/Shanghai", at("2026-09-14T15:59:59Z"))).toBe("2026-09-14");
    expect(dayIn("Asia/Shanghai", at("2026-09-14T16:00:00Z"))).toBe("2026-09-15");
  });

  test("days are counted by the calendar, not by 24 hours", () => {
    const zone = "America/New_York";
    expect(daysBetween(zone, at("2026-09-14T03:59:00Z"), at("2026-09-14T04:01:00Z"))).toBe(1);
    expect(daysBetween(zone, at("2026-09-14T04:01:00Z"), at("2026-09-15T03:59:00Z"))).toBe(0);
    // The clock goes back on 1 November: a day of 25 hours is still one day.
    expect(daysBetween(zone, at("2026-11-01T04:30:00Z"), at("2026-11-02T05:30:00Z"))).toBe(1);
  });

  test("a clock that runs behind gives no negative days", () => {
    expect(daysBetween("UTC", at("2026-09-15T00:00:00Z"), at("2026-09-14T00:00:00Z"))).toBe(0);
  });
});

describe("a moment on the screen", () => {
  test("reads year/month/day hh:mm am/pm", () => {
    expect(formatDateTime(at("2025-09-14T15:05:00Z"), "UTC")).toBe("2025/09/14 03:05 pm");
    expect(formatDateTime(at("2025-09-14T00:05:00Z"), "UTC")).toBe("2025/09/14 12:05 am");
    expect(formatDateTime(at("2025-09-14T12:00:00Z"), "UTC")).toBe("2025/09/14 12:00 pm");
  });
});
