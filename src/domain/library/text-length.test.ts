import { describe, expect, test } from "vitest";
import { plainText, textLength } from "./text-length.ts";

describe("the length of an article", () => {
  test.each([
    { html: "", text: "", length: 0 },
    { html: "<p>书香</p><p>满 屋。</p>", text: "书香满 屋。", length: 6 },
    { html: '<p><a href="https://example.org/?a>b">书</a>&nbsp;&amp;</p>', text: "书\u00a0&", length: 3 },
    { html: "&lt;p&gt;", text: "<p>", length: 3 },
    { html: "\n<p> 书 </p>\n", text: "\n 书 \n", length: 5 },
    { html: "𠮷", text: "𠮷", length: 1 },
  ])("'$html' is $length characters long", ({ html, text, length }) => {
    expect(plainText(html)).toBe(text);
    expect(textLength(html)).toBe(length);
  });
});
