import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { decodeEntities, escapeText, type HtmlToken, tokenizeHtml } from "./html-text.ts";

function shape(tokens: readonly HtmlToken[]): string[] {
  return tokens.map((token) => (token.kind === "tag" ? token.raw : `“${token.text}”`));
}

describe("tokens of HTML", () => {
  test.each([
    { html: "<p>书<br/>香</p>", tokens: ["<p>", "“书”", "<br/>", "“香”", "</p>"] },
    { html: '<a title="a > b" href=x>书</a>', tokens: ['<a title="a > b" href=x>', "“书”", "</a>"] },
    { html: `<a b"c>书`, tokens: [`<a b"c>`, "“书”"] },
    { html: "1 < 2 &lt; 3", tokens: ["“1 < 2 < 3”"] },
    { html: "a<!-- <p> -->b", tokens: ["“a”", "<!-- <p> -->", "“b”"] },
    { html: "书</>香<", tokens: ["“书”", "</>", "“香<”"] },
    { html: "书<p class='x", tokens: ["“书”", "<p class='x"] },
  ])("$html", ({ html, tokens }) => {
    expect(shape(tokenizeHtml(html))).toEqual(tokens);
  });

  test("names are lower case and closing tags are told apart", () => {
    expect(tokenizeHtml("</STRONG ><Img src=x>")).toMatchObject([
      { name: "strong", isClosing: true },
      { name: "img", isClosing: false },
    ]);
  });

  test("ten thousand unclosed tags take no longer than one", () => {
    expect(tokenizeHtml('<a x="'.repeat(10_000)).length).toBeLessThan(3);
  });
});

describe("entities", () => {
  test.each([
    ["&lt;b&gt;&amp;amp;&quot;&apos;", `<b>&amp;"'`],
    ["&#20070;&#x9999;&nbsp;", "书香\u00a0"],
    ["&ldquo;书&rdquo;&hellip;", "“书”…"],
    ["&#0;&#xD800;&#99999999;", "\ufffd\ufffd\ufffd"],
    ["&unknown; &; & &amp", "&unknown; &; & &amp"],
  ])("%s", (raw, text) => {
    expect(decodeEntities(raw)).toBe(text);
  });

  test("escaped text comes back as one text token with the same text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1 }), (text) => {
        expect(tokenizeHtml(escapeText(text))).toEqual([{ kind: "text", text }]);
      }),
    );
  });
});
