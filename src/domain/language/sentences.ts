import { isHanzi } from "./hanzi.ts";
import type { HtmlToken } from "./html-text.ts";
import { breaksText } from "./strip-ruby.ts";

/** A sentence ends after its final mark and the closing quotes behind it, or at a line's end. */
const SENTENCE = /[^。！？!?；;…\n]*(?:[。！？!?；;…]+[”’」』）)"'》]*|\n|$)/gu;

/** Readings are chosen within a sentence; a text without marks is cut so that no step meets an endless one. */
const MAX_SENTENCE_CHARACTERS = 400;

/** The text of HTML cut into sentences: joined they are the whole text; inline tags do not cut, blocks do. */
export function sentencesOf(tokens: readonly HtmlToken[]): string[] {
  const blocks = [""];
  for (const token of tokens) {
    if (token.kind === "text") blocks[blocks.length - 1] += token.text;
    else if (breaksText(token)) blocks.push("");
  }
  return blocks.flatMap((block) => block.match(SENTENCE) ?? []).flatMap(cutLong);
}

/** Whether anything in the sentence can carry a reading. */
export function hasHanzi(sentence: string): boolean {
  return [...sentence].some(isHanzi);
}

function cutLong(sentence: string): string[] {
  const characters = [...sentence];
  if (characters.length === 0) return [];
  const parts: string[] = [];
  for (let start = 0; start < characters.length; start += MAX_SENTENCE_CHARACTERS) {
    parts.push(characters.slice(start, start + MAX_SENTENCE_CHARACTERS).join(""));
  }
  return parts;
}
