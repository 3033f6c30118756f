import { DAY_MS, dayIn, MINUTE_MS, SECOND_MS } from "#domain/shared/dates.ts";

/** The instant at which clocks in the time zone show that minute of that day (YYYY-MM-DD). */
export function instantAt(timeZone: string, day: string, minuteOfDay: number): Date {
  const shown = Date.parse(day) + minuteOfDay * MINUTE_MS;
  // The offset is asked for twice, because the first guess may lie on the other side of a clock change.
  const guess = shown - offsetMs(timeZone, shown);
  return new Date(shown - offsetMs(timeZone, guess));
}

/** The calendar day that lies so many days before an instant, in a time zone. */
export function dayBefore(timeZone: string, instant: Date, days: number): string {
  return addDays(dayIn(timeZone, instant), -days);
}

/** Another calendar day, whatever clock changes lie between. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

function offsetMs(timeZone: string, instantMs: number): number {
  const parts = new Intl.DateTimeFormat("en-US", {
    timeZone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }).formatToParts(instantMs);
  const shown = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const shownMs = Date.UTC(
    shown("year"),
    shown("month") - 1,
    shown("day"),
    shown("hour"),
    shown("minute"),
    shown("second"),
  );
  return shownMs - Math.floor(instantMs / SECOND_MS) * SECOND_MS;
}
