import { expect, test } from "vitest";
import { withQuietRuby } from "./article-html.tsx";

test("pinyin is kept from screen readers, once", () => {
  expect(withQuietRuby("<ruby>国<rt>guó</rt></ruby>")).toBe('<ruby>国<rt aria-hidden="true">guó</rt></ruby>');
  const already = '<ruby>国<rt aria-hidden="true">guó</rt></ruby>';
  expect(withQuietRuby(already)).toBe(already);
});

test.each([
  ["guó", undefined],
  ["fēng", undefined],
  ["liáng", "5"],
  ["zhuàng", "6"],
])("%s is set with width %s", (reading, letters) => {
  const rt = withQuietRuby(`<rt>${reading}</rt>`);
  expect(/data-letters="(\d)"/.exec(rt)?.[1]).toBe(letters);
});

test("a tone mark written as a second character does not count as a letter", () => {
  expect(withQuietRuby(`<rt>${"fēng".normalize("NFD")}</rt>`)).not.toContain('data-letters="5"');
});
