import { pinyin } from "pinyin-pro";
import { READING_FIXES } from "./reading-fixes.constants.ts";
import type { StandardCharacter } from "./standard-characters.source.ts";

/** The standard's set of readings, in the engine's order of use, the engine's own choice first. */
export function orderedReadings({ character, readings }: StandardCharacter): string[] {
  const fixed = READING_FIXES[character];
  if (fixed) return [...fixed];
  const byUse = [pinyin(character), ...pinyin(character, { type: "array", multiple: true })];
  const known = byUse.filter((reading) => readings.includes(reading));
  return [...new Set([...known, ...readings])];
}
