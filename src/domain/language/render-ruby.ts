import { isHanzi } from "./hanzi.ts";
import { escapeText, type HtmlToken, tokenizeHtml } from "./html-text.ts";
import type { ReadingLayer, UnitKey, UnitTable } from "./language.types.ts";
import { sentenceFinder } from "./reading-layer.ts";
import { hasHanzi, sentencesOf } from "./sentences.ts";
import { tokensWithoutRuby } from "./strip-ruby.ts";
import { markingOf } from "./unit-table.ts";

const BOLD_TAGS = new Set(["strong", "b"]);

interface Marks {
  readonly unit: UnitKey;
  readonly table: UnitTable;
}

/**
 * Sanitised HTML with pinyin over the characters a reader of the unit does not know and the unit's new ones in
 * bold. Pinyin it already carries is replaced; tags, links and images stay as they are. A character without a
 * reading in the layer stays bare.
 */
export function renderRuby(html: string, layer: ReadingLayer, unit: UnitKey, table: UnitTable): string {
  const tokens = tokensWithoutRuby(html);
  return markTokens(tokens, readingsInOrder(tokens, layer), { unit, table });
}

/** 'Bold Chapter New Words' alone: the unit's new characters in bold; pinyin that is already there stays. */
export function boldNewCharacters(html: string, unit: UnitKey, table: UnitTable): string {
  return markTokens(tokenizeHtml(html), [], { unit, table });
}

/** For each code point of the text its reading or nothing. */
function readingsInOrder(tokens: readonly HtmlToken[], layer: ReadingLayer): (string | undefined)[] {
  const findSentence = sentenceFinder(layer);
  return sentencesOf(tokens).flatMap((text) => {
    const readings = new Array<string | undefined>([...text].length).fill(undefined);
    const sentence = hasHanzi(text) ? findSentence(text) : undefined;
    for (const { at, reading } of sentence?.readings ?? []) readings[at] = reading;
    return readings;
  });
}

function markTokens(
  tokens: readonly HtmlToken[],
  readings: readonly (string | undefined)[],
  marks: Marks,
): string {
  let position = 0;
  let boldDepth = 0;
  let rubyDepth = 0;
  let output = "";
  for (const token of tokens) {
    if (token.kind === "tag") {
      const step = token.isClosing ? -1 : 1;
      if (BOLD_TAGS.has(token.name)) boldDepth = Math.max(0, boldDepth + step);
      if (token.name === "ruby") rubyDepth = Math.max(0, rubyDepth + step);
      output += token.raw;
      continue;
    }
    const characters = [...token.text];
    const here = readings.slice(position, position + characters.length);
    output += rubyDepth > 0 ? escapeText(token.text) : markText(characters, here, boldDepth > 0, marks);
    position += characters.length;
  }
  return output;
}

function markText(
  characters: readonly string[],
  readings: readonly (string | undefined)[],
  isBold: boolean,
  { unit, table }: Marks,
): string {
  let output = "";
  let isInNew = false;
  for (const [index, character] of characters.entries()) {
    const marking = isHanzi(character) ? markingOf(character, unit, table) : "plain";
    const isNew = marking === "new" && !isBold;
    if (isNew !== isInNew) output += isNew ? "<strong>" : "</strong>";
    isInNew = isNew;
    const reading = marking === "pinyin" ? readings[index] : undefined;
    output += reading ? rubyOf(character, reading) : escapeText(character);
  }
  return isInNew ? `${output}</strong>` : output;
}

function rubyOf(character: string, reading: string): string {
  return `<ruby>${character}<rt aria-hidden="true">${escapeText(reading)}</rt></ruby>`;
}
