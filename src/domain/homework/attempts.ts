export type AttemptCounts = { readonly answered: number; readonly correct: number };

/** Stored results of any age: a map by position or by question, or a list; true or a number above 0 is right. */
export function parseAttempts(value: unknown): Map<string, boolean> {
  const parsed = typeof value === "string" ? parseJson(value) : value;
  if (typeof parsed !== "object" || parsed === null) return new Map();
  const entries = Object.entries(parsed).filter(([, result]) => result !== null && result !== undefined);
  return new Map(entries.map(([key, result]) => [key, isRight(result)]));
}

/** How many entries were answered and how many of them are right; nothing readable counts as nothing answered. */
export function attemptCounts(value: unknown): AttemptCounts {
  const results = [...parseAttempts(value).values()];
  return { answered: results.length, correct: results.filter(Boolean).length };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function isRight(result: unknown): boolean {
  return result === true || (typeof result === "number" && result > 0);
}
