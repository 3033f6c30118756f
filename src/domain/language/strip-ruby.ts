import { type HtmlTag, type HtmlToken, tokenizeHtml } from "./html-text.ts";

const RUBY_TAGS = new Set(["ruby", "rb", "rt", "rtc", "rp"]);
const ANNOTATION_TAGS = new Set(["rt", "rtc", "rp"]);

/** Elements that stand inside a line of text; any other tag ends the sentence and any open annotation. */
const INLINE_TAGS = new Set([
  ...["a", "abbr", "b", "bdi", "bdo", "cite", "code", "del", "dfn", "em", "font", "i", "ins", "kbd", "label"],
  ...["mark", "q", "s", "samp", "small", "span", "strike", "strong", "sub", "sup", "tt", "u", "var", "wbr"],
]);

/** Whether a tag cuts the text in two: paragraphs, headings, list items, line breaks, images. */
export function breaksText(tag: HtmlTag): boolean {
  return tag.name !== "" && !INLINE_TAGS.has(tag.name) && !RUBY_TAGS.has(tag.name);
}

/** The tokens of HTML without any pinyin it already carries; neighbouring texts are joined. */
export function tokensWithoutRuby(html: string): HtmlToken[] {
  const kept: HtmlToken[] = [];
  let isAnnotation = false;
  for (const token of tokenizeHtml(html)) {
    if (token.kind === "tag" && RUBY_TAGS.has(token.name)) {
      isAnnotation = !token.isClosing && ANNOTATION_TAGS.has(token.name);
      continue;
    }
    if (token.kind === "tag" && breaksText(token)) isAnnotation = false;
    const last = kept.at(-1);
    if (token.kind === "tag") kept.push(token);
    else if (!isAnnotation && last?.kind === "text")
      kept[kept.length - 1] = { kind: "text", text: last.text + token.text };
    else if (!isAnnotation) kept.push(token);
  }
  return kept;
}
