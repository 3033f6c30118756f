import { pinyin } from "pinyin-pro";
import { isHanzi } from "#domain/language/hanzi.ts";
import type { CharacterReading, LayerSentence, ReadingLayer } from "#domain/language/language.types.ts";
import { particleReading } from "#domain/language/polyphone-rules.ts";
import { hasHanzi, sentencesOf } from "#domain/language/sentences.ts";
import { tokensWithoutRuby } from "#domain/language/strip-ruby.ts";
import { standardReadingsOf } from "./standard-readings.ts";

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Stands for a character outside the basic plane, which the engine would split into two. */
const PLACEHOLDER = "□";

/** Characters whose tone changes with the next one; a changed tone is right although no list has it. */
const CHANGING_TONE = new Set(["一", "不"]);

/** The machine's readings of an HTML text, sentence by sentence; pinyin the text already carries is ignored. */
export function annotate(html: string): ReadingLayer {
  const sentences = sentencesOf(tokensWithoutRuby(html)).filter(hasHanzi).map(annotateSentence);
  return { version: 1, sentences };
}

function annotateSentence(text: string): LayerSentence {
  const words = Array.from(segmenter.segment(text), ({ segment }) => segment);
  const machine = machineReadings(text);
  const readings: CharacterReading[] = [];
  let at = 0;
  for (const [index, word] of words.entries()) {
    const around = { previous: words[index - 1] ?? "", word, next: words[index + 1] ?? "" };
    const characters = [...word];
    for (const [inWord, character] of characters.entries()) {
      const ruled = particleReading(inWord, around);
      const reading = ruled ?? machine[at] ?? "";
      if (isHanzi(character) && reading !== "") {
        const isDoubtful = ruled === undefined && needsLook(character, reading, characters.length === 1);
        readings.push({ at, character, reading, source: ruled === undefined ? "auto" : "rule", isDoubtful });
      }
      at++;
    }
  }
  return { text, words, readings };
}

/** One reading per code point: tones of 一 and 不 as spoken, a third tone before a third tone as written. */
function machineReadings(text: string): string[] {
  const characters = [...text].map((character) => (character.length === 1 ? character : PLACEHOLDER));
  const items = pinyin(characters.join(""), { type: "all", toneSandhi: true });
  return items.map(({ isZh, pinyin: reading }) => (isZh ? reading : ""));
}

/** A character on its own that has several readings, or one read in a way the standard does not list. */
function needsLook(character: string, reading: string, isAlone: boolean): boolean {
  const standard = standardReadingsOf(character);
  if (CHANGING_TONE.has(character) || standard.length === 0) return false;
  const isNeutral = reading.normalize("NFD") === reading;
  return (isAlone && standard.length > 1) || (!isNeutral && !standard.includes(reading));
}
