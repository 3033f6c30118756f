import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { safeImageUrl, sanitizeHtml } from "./sanitize-html.ts";

describe("article HTML", () => {
  test.each([
    "<p>小明<strong>早上</strong>去<b>学</b><em>校</em><i>。</i><u>a</u><s>b</s><br />c</p>",
    "<h1>一</h1><h2>二</h2><blockquote>三</blockquote><ol><li>四</li></ol><ul><li>五</li></ul>",
    '<p><ruby>早<rt aria-hidden="true">zǎo</rt></ruby>上</p>',
    '<p><a href="https://school.test/x?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">x</a></p>',
    '<p><a href="mailto:a@school.test" target="_blank" rel="noopener noreferrer">x</a></p>',
    '<p><img src="/files/a.png" alt="一只猫" /></p>',
    '<p><img src="data:image/png;base64,iVBORw0KGgo=" /></p>',
    "a &lt; b &amp; c",
  ])("keeps %s", (html) => {
    expect(sanitizeHtml(html)).toBe(html);
  });

  test.each([
    ["<script>alert(1)</script>字", "字"],
    ['<img src="x" onerror="alert(1)">字', "字"],
    ['<p onclick="alert(1)" style="position:fixed" class="x" id="y">字</p>', "<p>字</p>"],
    ['<svg onload="alert(1)"><script>alert(1)</script></svg>字', "字"],
    ["<math><mtext><style><img src=x onerror=alert(1)></style></mtext></math>字", "字"],
    ['<iframe src="https://evil.test"></iframe>字', "字"],
    ['<a href="javascript:alert(1)">字</a>', "<a>字</a>"],
    ['<a href=" java\nscript:alert(1)">字</a>', "<a>字</a>"],
    ['<a href="data:text/html,x">字</a>', "<a>字</a>"],
    ['<a href="//evil.test">字</a>', "<a>字</a>"],
    ['<img src="https://evil.test/track.gif">字', "字"],
    ['<img src="//evil.test/track.gif">字', "字"],
    ['<img src="/\\evil.test/track.gif">字', "字"],
    ['<img src="data:image/svg+xml;base64,PHN2Zz4=">字', "字"],
    ['<img src="data:text/html;base64,PHN2Zz4=">字', "字"],
    ['<form action="https://evil.test"><input name="p"><button>字</button></form>', "字"],
    ['<meta http-equiv="refresh" content="0;url=https://evil.test">字', "字"],
    ['<link rel="prefetch" href="https://evil.test">字', "字"],
    ["<!-- <script> -->字", "字"],
    ["<ruby>早<rp>(</rp><rt>zǎo</rt><rp>)</rp></ruby>", '<ruby>早<rt aria-hidden="true">zǎo</rt></ruby>'],
    ["<div><span>字</span></div>", "字"],
  ])("of %s leaves %s", (html, clean) => {
    expect(sanitizeHtml(html)).toBe(clean);
  });

  test("that is clean stays as it is, whatever it was made of", () => {
    const pieces = fc.constantFrom(
      "<",
      ">",
      "&",
      '"',
      "'",
      "<p>",
      "</p>",
      "<img src=",
      "/x.png",
      "<a href=",
      "javascript:",
      "<rt>",
      "<svg>",
      "<!--",
      "-->",
      "&lt;",
      "&#60;",
      "字",
      " ",
      "=",
      "/",
      "<style>",
      "]]>",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 20 }), (parts) => {
        const clean = sanitizeHtml(parts.join(""));
        expect(sanitizeHtml(clean)).toBe(clean);
        expect(clean).not.toMatch(/<(?:script|style|svg|iframe|object)|<[^>]+\son\w+=/i);
      }),
      { numRuns: 500 },
    );
  });
});

describe("the address of a picture", () => {
  test.each(["/files/a.png", "data:image/webp;base64,AAAA"])("may be %s", (url) => {
    expect(safeImageUrl(url)).toBe(url);
  });

  test.each([
    "https://evil.test/a.png",
    "//evil.test/a.png",
    "/\\evil.test",
    "javascript:alert(1)",
    "data:image/svg+xml;base64,AAAA",
    "a.png",
    "",
    null,
  ])("may not be %j", (url) => {
    expect(safeImageUrl(url)).toBeNull();
  });
});
