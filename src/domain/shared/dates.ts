export const SECOND_MS = 1000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** The calendar day, YYYY-MM-DD, that an instant falls on in a time zone (IANA name). */
export function dayIn(timeZone: string, instant: Date): string {
  const parts = new Intl.DateTimeFormat("en-CA", {
    timeZone,
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
  });
  return parts.format(instant);
}

/** Whole calendar days from the earlier to the later instant in a time zone; never negative. */
export function daysBetween(timeZone: string, earlier: Date, later: Date): number {
  const from = Date.parse(dayIn(timeZone, earlier));
  const to = Date.parse(dayIn(timeZone, later));
  return Math.max(0, Math.round((to - from) / DAY_MS));
}

/** year/month/day hh:mm am/pm, the product's one way to show a moment. */
export function formatDateTime(instant: Date, timeZone?: string): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat("en-US", {
      ...(timeZone ? { timeZone } : {}),
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
      hour12: true,
    })
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  return `${parts.year}/${parts.month}/${parts.day} ${parts.hour}:${parts.minute} ${parts.dayPeriod?.toLowerCase()}`;
}
