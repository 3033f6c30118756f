/** A 得 behind one of these means 'must': 我得回家, 你还得等. */
const BEFORE_MUST = /(?:[我你您他她它们咱谁就还也都总又可]|必须|非)$/u;
/** A 得 before one of these means 'to get': 得了奖, 得到. */
const AFTER_GET = /^[了过到出知奖病分第]/u;
/** Words in which 得 itself means 'to get' or 'may': 获得, 难得, 不得不. */
const IN_GET_WORD = /[获取赢夺求博所心难只不自]$/u;
/** A 地 behind one of these is land: 这块地, 种地, 草地. */
const BEFORE_LAND = /[块片亩的种田土天陆草山大本各外内当场工此两该绿]$/u;
const AFTER_LAND = /^[上下里方面中边]/u;
const REPEATED = /(.)\1$/u;
const ENDS_WITH_HANZI = /\p{Unified_Ideograph}$/u;
const STARTS_WITH_HANZI = /^\p{Unified_Ideograph}/u;

/** The words around a character, the rest of its own word included. */
export interface WordsAround {
  readonly previous: string;
  readonly word: string;
  readonly next: string;
}

/**
 * The reading of 得 or 地 as a particle, which general engines get wrong most often, from the words around it;
 * undefined for other characters and where the words do not settle it. `at` counts code points in the word.
 */
export function particleReading(at: number, { previous, word, next }: WordsAround): string | undefined {
  const characters = [...word];
  const inWordBefore = characters.slice(0, at).join("");
  const before = inWordBefore || previous;
  const after = characters.slice(at + 1).join("") || next;
  if (!ENDS_WITH_HANZI.test(before) || !STARTS_WITH_HANZI.test(after)) return undefined;
  if (characters[at] === "得") return getReading(before, after, inWordBefore);
  return characters[at] === "地" ? landReading(before, after, characters.length) : undefined;
}

function getReading(before: string, after: string, inWordBefore: string): string | undefined {
  if (inWordBefore !== "") return IN_GET_WORD.test(inWordBefore) ? undefined : "de";
  if (AFTER_GET.test(after)) return undefined;
  return BEFORE_MUST.test(before) ? "děi" : "de";
}

function landReading(before: string, after: string, wordLength: number): string | undefined {
  if (REPEATED.test(before)) return "de";
  const isOwnWord = wordLength === 1;
  const isAdverb =
    isOwnWord && [...before].length > 1 && !BEFORE_LAND.test(before) && !AFTER_LAND.test(after);
  return isAdverb ? "de" : undefined;
}
