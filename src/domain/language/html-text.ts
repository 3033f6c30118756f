/** A piece of HTML: markup kept as it stands, or text. */
export type HtmlToken = HtmlTag | HtmlText;

export interface HtmlTag {
  readonly kind: "tag";
  readonly raw: string;
  /** Lower case; empty for comments and declarations. */
  readonly name: string;
  readonly isClosing: boolean;
}

export interface HtmlText {
  readonly kind: "text";
  /** Entities decoded. */
  readonly text: string;
}

const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  ensp: "\u2002",
  emsp: "\u2003",
  ldquo: "“",
  rdquo: "”",
  lsquo: "‘",
  rsquo: "’",
  laquo: "«",
  raquo: "»",
  hellip: "…",
  mdash: "—",
  ndash: "–",
  middot: "·",
  bull: "•",
  times: "×",
  divide: "÷",
  deg: "°",
  copy: "©",
  reg: "®",
};
const ENTITY = /&(?:#x([0-9a-f]{1,8})|#(\d{1,8})|([a-z]{2,8}));/gi;
const REPLACEMENT = "\ufffd";

/** Characters that entities stand for; an entity nobody knows stays as written. */
export function decodeEntities(text: string): string {
  return text.replace(ENTITY, (raw, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return NAMED_ENTITIES[name] ?? raw;
    const code = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal);
    const isScalar = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff);
    return isScalar ? String.fromCodePoint(code) : REPLACEMENT;
  });
}

/** Text made safe to stand between tags (not inside an attribute). */
export function escapeText(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** Splits HTML into tags and text the way a browser does; a lone '<' is text, an unclosed tag swallows the rest. */
export function tokenizeHtml(html: string): HtmlToken[] {
  const tokens: HtmlToken[] = [];
  let textStart = 0;
  let position = html.indexOf("<");
  while (position !== -1) {
    const end = markupEnd(html, position);
    if (end === undefined) {
      position = html.indexOf("<", position + 1);
      continue;
    }
    if (position > textStart) tokens.push(textToken(html.slice(textStart, position)));
    tokens.push(tagToken(html.slice(position, end)));
    textStart = end;
    position = html.indexOf("<", end);
  }
  if (textStart < html.length) tokens.push(textToken(html.slice(textStart)));
  return tokens;
}

function textToken(raw: string): HtmlText {
  return { kind: "text", text: decodeEntities(raw) };
}

function tagToken(raw: string): HtmlTag {
  const match = /^<(\/?)([a-z][^\s/>]*)/i.exec(raw);
  return { kind: "tag", raw, name: match?.[2]?.toLowerCase() ?? "", isClosing: match?.[1] === "/" };
}

/** Where the markup that starts at '<' ends, or undefined when that '<' is only text. */
function markupEnd(html: string, start: number): number | undefined {
  if (html.startsWith("<!--", start)) return endAfter(html, "-->", start + 4);
  const next = html[start + 1] ?? "";
  if (next === "!" || next === "?") return endAfter(html, ">", start);
  if (next === "/" && !/[a-z]/i.test(html[start + 2] ?? "")) return endAfter(html, ">", start);
  return /[a-z/]/i.test(next) ? tagEnd(html, start) : undefined;
}

function endAfter(html: string, mark: string, from: number): number {
  const found = html.indexOf(mark, from);
  return found === -1 ? html.length : found + mark.length;
}

/** A '>' inside a quoted attribute value does not end the tag; a quote opens a value only after '='. */
function tagEnd(html: string, start: number): number {
  let isAfterEquals = false;
  for (let index = start + 1; index < html.length; index++) {
    const character = html[index] ?? "";
    if (character === ">") return index + 1;
    if (isAfterEquals && (character === '"' || character === "'")) {
      const close = html.indexOf(character, index + 1);
      if (close === -1) return html.length;
      index = close;
      isAfterEquals = false;
    } else if (character === "=") isAfterEquals = true;
    else if (!/\s/.test(character)) isAfterEquals = false;
  }
  return html.length;
}
