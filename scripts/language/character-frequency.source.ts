import { packageText } from "./package-source.ts";

const HANZI = /^\p{Unified_Ideograph}$/u;

/** Rank of each character (1 = most frequent), its count summed over every word of jieba's dictionary. */
export function characterRanks(): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of packageText("@node-rs/jieba/dict.txt").split("\n")) {
    const [word = "", count = "0"] = line.split(" ");
    for (const character of word) {
      if (HANZI.test(character)) counts.set(character, (counts.get(character) ?? 0) + Number(count));
    }
  }
  const ordered = [...counts].sort(([a, countA], [b, countB]) => countB - countA || byCodePoint(a, b));
  return new Map(ordered.map(([character], index) => [character, index + 1]));
}

/** A fixed order for ties, the same on every machine and locale. */
export function byCodePoint(a: string, b: string): number {
  return (a.codePointAt(0) ?? 0) - (b.codePointAt(0) ?? 0);
}
