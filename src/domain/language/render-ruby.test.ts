import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { plainText } from "../library/text-length.ts";
import { isHanzi } from "./hanzi.ts";
import { tokenizeHtml } from "./html-text.ts";
import type { ReadingLayer } from "./language.types.ts";
import { boldNewCharacters, renderRuby } from "./render-ruby.ts";
import { hasHanzi, sentencesOf } from "./sentences.ts";
import { tokensWithoutRuby } from "./strip-ruby.ts";
import { buildUnitTable } from "./unit-table.ts";

const table = buildUnitTable({
  "1": [
    ["人", ["rén"]],
    ["大", ["dà"]],
  ],
  "4.1": [
    ["树", ["shù"]],
    ["叶", ["yè"]],
  ],
});

/** Every character is read 'x' and its code, enough to see where a reading lands. */
function layerOf(html: string): ReadingLayer {
  const sentences = sentencesOf(tokensWithoutRuby(html)).filter(hasHanzi);
  return {
    version: 1,
    sentences: sentences.map((text) => ({
      text,
      words: [text],
      readings: [...text].flatMap((character, at) =>
        isHanzi(character)
          ? [
              {
                at,
                character,
                reading: `x${character.codePointAt(0)}`,
                source: "auto" as const,
                isDoubtful: false,
              },
            ]
          : [],
      ),
    })),
  };
}

const ruby = (character: string) =>
  `<ruby>${character}<rt aria-hidden="true">x${character.codePointAt(0)}</rt></ruby>`;
const marked = (html: string, unit = "4.1") => renderRuby(html, layerOf(html), unit, table);

describe("an article with pinyin", () => {
  test("known characters are plain, new ones bold together, unknown ones carry their reading", () => {
    expect(marked("<p>大树叶，饿人。</p>")).toBe(`<p>大<strong>树叶</strong>，${ruby("饿")}人。</p>`);
  });

  test("one unit earlier the new characters carry pinyin, one later they are plain", () => {
    expect(marked("树", "3")).toBe(ruby("树"));
    expect(marked("树", "4.2")).toBe("树");
  });

  test("tags, links, images and entities stay, and attributes are never marked", () => {
    const html = '<p><a href="/饿" title="饿">饿</a><img src="x" alt="饿"> 1 &lt; 2 &amp; 3</p>';
    expect(marked(html)).toBe(html.replace(">饿<", `>${ruby("饿")}<`));
  });

  test("text that is bold already is not made bold twice", () => {
    expect(marked("<strong>树</strong><b>叶</b>树")).toBe("<strong>树</strong><b>叶</b><strong>树</strong>");
  });

  test("pinyin that is already there is replaced, several pairs in one ruby and fallback brackets too", () => {
    const old = "<ruby>饿<rp>(</rp><rt>wrong</rt><rp>)</rp>树<rt>old</rt></ruby>人";
    expect(marked(old)).toBe(`${ruby("饿")}<strong>树</strong>人`);
  });

  test("a forgotten closing tag of a reading does not swallow the next paragraph", () => {
    expect(marked("<p><ruby>人<rt>rén</p><p>大</p>")).toBe("<p>人</p><p>大</p>");
  });

  test("a reading left alone by an outdated layer leaves the character bare", () => {
    expect(renderRuby("<p>饿了。</p>", layerOf("<p>他饿了。</p>"), "4.1", table)).toBe("<p>饿了。</p>");
  });

  test("text that only looks like markup once a ruby is taken out stays text", () => {
    expect(marked("<<ruby></ruby>img src=x onerror=y>")).toBe("&lt;img src=x onerror=y&gt;");
    expect(marked("&am<ruby></ruby>p;lt;")).toBe("&amp;amp;lt;");
  });
});

describe("bold alone", () => {
  test("marks the new characters and keeps pinyin that is there", () => {
    const html = "<p>大树<ruby>叶<rt>yè</rt></ruby></p>";
    expect(boldNewCharacters(html, "4.1", table)).toBe(
      "<p>大<strong>树</strong><ruby>叶<rt>yè</rt></ruby></p>",
    );
    expect(boldNewCharacters(html, "4.2", table)).toBe(html);
  });
});

const text = fc
  .array(
    fc.constantFrom(
      "人",
      "大",
      "树",
      "叶",
      "饿",
      "𠮷",
      "饕",
      "。",
      "！”",
      "\n",
      " a ",
      "&lt;",
      "&amp;",
      "&nbsp;",
      "<",
      "&",
    ),
  )
  .map((parts) => parts.join(""));
/** What the sanitiser lets through, and the bare '<' and '&' that it would not. */
const { html: anyHtml } = fc.letrec<{ html: string; element: string }>((tie) => ({
  html: fc
    .array(fc.oneof({ depthSize: "small" }, text, tie("element")), { maxLength: 4 })
    .map((parts) => parts.join("")),
  element: fc.oneof(
    fc.constantFrom('<img src="/a.png" alt="树>饿">', "<br>", "<hr />"),
    fc.constantFrom("<ruby>饿<rt>è</rt></ruby>", "<ruby>大<rp>(</rp><rt>dà</rt><rp>)</rp></ruby>"),
    fc
      .tuple(fc.constantFrom("p", "h1", "li", "em", "strong", "a"), tie("html"))
      .map(([tag, inner]) =>
        tag === "a" ? `<a href="/饿?a=1&amp;b=2">${inner}</a>` : `<${tag}>${inner}</${tag}>`,
      ),
  ),
}));
const anyUnit = fc.constantFrom("1", "3", "4.1", "4.2", "9.1");

const textOf = (html: string) =>
  tokensWithoutRuby(html)
    .map((token) => (token.kind === "text" ? token.text : ""))
    .join("");
const tagsOf = (html: string, ignored: readonly string[]) =>
  tokenizeHtml(html).flatMap((token) =>
    token.kind === "tag" && !ignored.includes(token.name) ? [token.raw] : [],
  );

describe("whatever the article", () => {
  const options = { numRuns: 1000 };

  test("its text without the readings is the text it had", () => {
    fc.assert(
      fc.property(anyHtml, anyUnit, (html, unit) => {
        const output = marked(html, unit);
        expect(textOf(output)).toBe(textOf(html));
        expect(plainText(output.replace(/<rt[^>]*>[^<]*<\/rt>/g, ""))).toBe(textOf(html));
      }),
      options,
    );
  });

  test("marking it twice changes nothing", () => {
    fc.assert(
      fc.property(anyHtml, anyUnit, (html, unit) => {
        const once = marked(html, unit);
        expect(marked(once, unit)).toBe(once);
        expect(boldNewCharacters(once, unit, table)).toBe(once);
      }),
      options,
    );
  });

  test("its other tags stay, in order and to the letter", () => {
    fc.assert(
      fc.property(anyHtml, anyUnit, (html, unit) => {
        const added = ["ruby", "rt", "rp", "strong"];
        expect(tagsOf(marked(html, unit), added)).toEqual(tagsOf(html, added));
      }),
      options,
    );
  });

  test("every unknown character carries a reading and no other does", () => {
    fc.assert(
      fc.property(anyHtml, (html) => {
        const annotated = [...marked(html, "4.1").matchAll(/<ruby>(.)<rt/gu)].map(
          ([, character]) => character,
        );
        expect(annotated).toEqual([...textOf(html)].filter((character) => "饿𠮷饕".includes(character)));
      }),
      options,
    );
  });
});
