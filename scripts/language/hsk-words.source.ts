import { packageText } from "./package-source.ts";

export interface HskWord {
  readonly word: string;
  readonly level: number;
}

/**
 * HSK 2.0 words by level, in the package's own order. The array is sliced out of the file's text because the
 * package does not export it and loading the package costs ten seconds and a gigabyte.
 */
export function hskWords(): HskWord[] {
  const text = packageText("chinese-lexicon/statistics/hsk.js");
  const start = text.indexOf("[");
  const end = text.indexOf("];", start);
  const withoutTrailingCommas = text.slice(start, end + 1).replaceAll(/,(\s*\])/g, "$1");
  const levels = JSON.parse(withoutTrailingCommas) as string[][];
  return levels.flatMap((words, index) => words.map((word) => ({ word, level: index + 1 })));
}

/** The lowest level whose words use each character. */
export function hskLevelOfCharacters(words: readonly HskWord[]): Map<string, number> {
  const levels = new Map<string, number>();
  for (const { word, level } of words) {
    for (const character of word) levels.set(character, Math.min(level, levels.get(character) ?? level));
  }
  return levels;
}
