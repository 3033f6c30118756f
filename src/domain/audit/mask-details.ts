const SECRET_KEY = /pass|secret|token_hash|hash|cookie|authorization|dob|birth/i;
const MASK = "***";
const MAX_TEXT = 500;
const MAX_DEPTH = 4;

/** Details of a log entry with secrets masked by their key, control characters gone and long texts cut. */
export function maskDetails(value: unknown, depth = 0): unknown {
  if (typeof value === "string") return cleanText(value);
  if (value === null || typeof value !== "object") return value ?? null;
  if (value instanceof Date) return value.toISOString();
  if (depth >= MAX_DEPTH) return "…";
  if (Array.isArray(value)) return value.slice(0, 50).map((entry) => maskDetails(entry, depth + 1));
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      SECRET_KEY.test(key) ? MASK : maskDetails(entry, depth + 1),
    ]),
  );
}

/** One line, no longer than a log wants: a name with a line break must not look like a second entry. */
export function cleanText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
  const line = text.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, " ");
  return line.length > MAX_TEXT ? `${line.slice(0, MAX_TEXT)}…` : line;
}
