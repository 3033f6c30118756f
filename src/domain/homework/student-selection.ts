type Limits = { readonly single?: boolean; readonly maxSelections?: number };
/** `refused` asks for the warning that the limit is reached. */
export type Selection = { readonly tokens: readonly string[]; readonly refused: boolean };

/** One click on a child: takes it away, replaces the only choice, or adds it unless the limit is reached. */
export function toggleStudent(chosen: readonly string[], token: string, limits: Limits = {}): Selection {
  if (chosen.includes(token)) return { tokens: chosen.filter((other) => other !== token), refused: false };
  if (limits.single) return { tokens: [token], refused: false };
  return addStudents(chosen, [token], limits);
}

/** Select All over the children shown: adds in their order, up to the limit. */
export function addStudents(
  chosen: readonly string[],
  shown: readonly string[],
  limits: Limits = {},
): Selection {
  const wanted = [...new Set([...chosen, ...shown])];
  const max = limits.single ? 1 : (limits.maxSelections ?? Number.POSITIVE_INFINITY);
  return { tokens: wanted.slice(0, max), refused: wanted.length > max };
}
