import { isHanzi } from "./hanzi.ts";
import type { CountedCharacter, CoverageReport, Marking, UnitKey, UnitTable } from "./language.types.ts";
import { firstUnitOf, markingOf } from "./unit-table.ts";

/** How much of a plain text a reader of the unit can read, counted character by character. */
export function coverage(text: string, unit: UnitKey, table: UnitTable): CoverageReport {
  const counts = new Map<string, number>();
  for (const character of text) {
    if (isHanzi(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const byMarking: Record<Marking, CountedCharacter[]> = { plain: [], new: [], pinyin: [] };
  for (const [character, count] of counts) {
    byMarking[markingOf(character, unit, table)].push({
      character,
      count,
      unit: firstUnitOf(character, table) ?? null,
    });
  }
  const known = sumOfCounts(byMarking.plain);
  const fresh = sumOfCounts(byMarking.new);
  const unknown = sumOfCounts(byMarking.pinyin);
  const total = known + fresh + unknown;
  return {
    total,
    known,
    new: fresh,
    unknown,
    coveragePercent: total === 0 ? null : ((known + fresh) / total) * 100,
    newCharacters: byMarking.new,
    unknownCharacters: byMarking.pinyin.sort((a, b) => b.count - a.count),
  };
}

function sumOfCounts(characters: readonly CountedCharacter[]): number {
  return characters.reduce((sum, { count }) => sum + count, 0);
}
