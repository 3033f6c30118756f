import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { tokenizeHtml } from "./html-text.ts";
import { hasHanzi, sentencesOf } from "./sentences.ts";

const cut = (html: string) => sentencesOf(tokenizeHtml(html));

describe("sentences", () => {
  test("end after their mark and its closing quotes", () => {
    expect(cut("他说：“好！”我笑了。真的……吗？对")).toEqual([
      "他说：“好！”",
      "我笑了。",
      "真的……",
      "吗？",
      "对",
    ]);
  });

  test("run through inline tags and end at blocks, line breaks and images", () => {
    expect(cut('<p>大<b>树</b><a href="x">下</a></p><p>有<br>人<img src="x">坐</p>')).toEqual([
      "大树下",
      "有",
      "人",
      "坐",
    ]);
  });

  test("an endless one is cut", () => {
    expect(cut("书".repeat(801)).map((sentence) => sentence.length)).toEqual([400, 400, 1]);
  });

  test("joined they are the whole text", () => {
    const text = fc.string({ unit: fc.constantFrom("书", "𠮷", "。", "”", "！", "\n", " ", "a", "…") });
    fc.assert(
      fc.property(text, (value) => {
        expect(cut(value).join("")).toBe(value);
      }),
    );
  });

  test("only those with a Chinese character can carry readings", () => {
    expect(hasHanzi("A 书")).toBe(true);
    expect(hasHanzi("二〇")).toBe(true);
    expect(hasHanzi("abc 12。々")).toBe(false);
  });
});
