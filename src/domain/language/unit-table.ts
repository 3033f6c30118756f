import type { Marking, UnitKey, UnitLists, UnitTable } from "./language.types.ts";
import { compareUnits } from "./unit-key.ts";

/** Turns lists into a table that answers 'where is this character taught' at once. */
export function buildUnitTable(lists: UnitLists): UnitTable {
  const unitsOfCharacter = new Map<string, UnitKey[]>();
  for (const key of Object.keys(lists).sort(compareUnits)) {
    for (const [character] of lists[key] ?? []) {
      const units = unitsOfCharacter.get(character) ?? [];
      if (units.at(-1) !== key) units.push(key);
      unitsOfCharacter.set(character, units);
    }
  }
  return { lists, unitsOfCharacter };
}

/** The earliest unit that teaches the character. */
export function firstUnitOf(character: string, table: UnitTable): UnitKey | undefined {
  return table.unitsOfCharacter.get(character)?.[0];
}

/**
 * How a character is shown in an article of a unit. A character listed in that unit is new there, also when it
 * returns with another reading; one of an earlier unit is known; later or in no unit, it carries pinyin.
 */
export function markingOf(character: string, articleUnit: UnitKey, table: UnitTable): Marking {
  const units = table.unitsOfCharacter.get(character) ?? [];
  if (units.some((unit) => compareUnits(unit, articleUnit) === 0)) return "new";
  return units.some((unit) => compareUnits(unit, articleUnit) < 0) ? "plain" : "pinyin";
}
