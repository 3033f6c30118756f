/** The browser's list of time zones; UTC is always among them, and so is the one that is chosen now. */
export function timeZoneOptions(chosen: string): string[] {
  const known = typeof Intl.supportedValuesOf === "function" ? Intl.supportedValuesOf("timeZone") : [];
  return [...new Set([...known, "UTC", chosen])].filter((zone) => zone !== "").sort();
}
