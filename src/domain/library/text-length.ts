import { tokenizeHtml } from "#domain/language/html-text.ts";

/** The words of an HTML text: tags removed, entities decoded, nothing else. */
export function plainText(html: string): string {
  return tokenizeHtml(html)
    .map((token) => (token.kind === "text" ? token.text : ""))
    .join("");
}

/** Length of an article in characters: the one measure behind word count, difficulty and estimated times. */
export function textLength(html: string): number {
  return [...plainText(html)].length;
}
