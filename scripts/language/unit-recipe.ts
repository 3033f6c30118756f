import { byCodePoint } from "./character-frequency.source.ts";
import type { HskWord } from "./hsk-words.source.ts";

/** Characters per year: 1,000 by the end of grade 3, then about six a week, the pace of a weekend school. */
const GRADE_SIZES = [300, 350, 350, 192, 192, 192, 192, 192] as const;
const WHOLE_GRADES = 3;
const UNITS_PER_GRADE = 12;
const RANK_LIMIT = 2500;
const RANK_SCALE = 6000;
const STROKES_CAP = 20;
const HSK_LEVELS = 6;
const NO_HSK_LEVEL = 7;

export interface RecipeInput {
  readonly standard: readonly string[];
  readonly first: readonly string[];
  readonly unsuitable: ReadonlySet<string>;
  readonly words: readonly HskWord[];
  readonly hskLevel: ReadonlyMap<string, number>;
  readonly rank: ReadonlyMap<string, number>;
  readonly strokes: (character: string) => number;
}

/** Characters a school child meets: in HSK 2.0 or among the most frequent, and fit for children. */
export function candidateCharacters({ standard, unsuitable, hskLevel, rank }: RecipeInput): string[] {
  return standard.filter(
    (character) =>
      !unsuitable.has(character) &&
      (hskLevel.has(character) || (rank.get(character) ?? RANK_SCALE) <= RANK_LIMIT),
  );
}

/** Easier characters score lower: few strokes, frequent, in the words of a low HSK level. */
function score(character: string, { hskLevel, rank, strokes }: RecipeInput): number {
  const level = ((hskLevel.get(character) ?? NO_HSK_LEVEL) - 1) / HSK_LEVELS;
  const rarity = Math.log10(rank.get(character) ?? RANK_SCALE) / Math.log10(RANK_SCALE);
  const effort = Math.min(strokes(character), STROKES_CAP) / STROKES_CAP;
  return 0.35 * level + 0.35 * rarity + 0.3 * effort;
}

function teachingOrder(input: RecipeInput): string[] {
  const first = new Set(input.first);
  const scored = candidateCharacters(input)
    .filter((character) => !first.has(character))
    .map((character) => ({ character, score: score(character, input) }))
    .sort((a, b) => a.score - b.score || byCodePoint(a.character, b.character));
  return [...first, ...scored.map(({ character }) => character)];
}

function wordsByCharacter(words: readonly HskWord[]): Map<string, string[][]> {
  const index = new Map<string, string[][]>();
  for (const { word } of words) {
    const characters = [...new Set(word)];
    for (const character of characters) index.set(character, [...(index.get(character) ?? []), characters]);
  }
  return index;
}

/** After each character comes the one that completes the lowest-level word with it, so that units hold words. */
function withPartners(
  pool: readonly string[],
  placed: Set<string>,
  firstCount: number,
  words: Map<string, string[][]>,
) {
  const inPool = new Set(pool);
  const order: string[] = [];
  const place = (character: string) => {
    placed.add(character);
    order.push(character);
  };
  for (const character of pool.slice(0, firstCount)) place(character);
  for (const character of pool) {
    if (placed.has(character)) continue;
    place(character);
    for (const word of words.get(character) ?? []) {
      const missing = word.filter((other) => !placed.has(other));
      const [partner] = missing;
      if (missing.length !== 1 || !partner || !inPool.has(partner)) continue;
      place(partner);
      break;
    }
  }
  return order;
}

/** The default units: key → its characters in teaching order. */
export function buildUnits(input: RecipeInput): Map<string, string[]> {
  const order = teachingOrder(input);
  const words = wordsByCharacter(input.words);
  const placed = new Set<string>();
  const units = new Map<string, string[]>();
  let start = 0;
  for (const [index, size] of GRADE_SIZES.entries()) {
    const pool = order.slice(start, start + size);
    const characters = withPartners(pool, placed, index === 0 ? input.first.length : 0, words);
    start += size;
    const grade = index + 1;
    if (grade <= WHOLE_GRADES) {
      units.set(`${grade}`, characters);
      continue;
    }
    const perUnit = size / UNITS_PER_GRADE;
    for (let unit = 0; unit < UNITS_PER_GRADE; unit++) {
      units.set(`${grade}.${unit + 1}`, characters.slice(unit * perUnit, (unit + 1) * perUnit));
    }
  }
  return units;
}
