import { describe, expect, test } from "vitest";
import { particleReading } from "./polyphone-rules.ts";

/** Words separated by spaces; the character in question stands in brackets. */
function readingIn(sentence: string): string | undefined {
  const words = sentence.split(" ");
  const index = words.findIndex((word) => word.includes("["));
  const marked = words[index] ?? "";
  return particleReading(marked.indexOf("["), {
    previous: words[index - 1] ?? "",
    word: marked.replace(/[[\]]/g, ""),
    next: words[index + 1] ?? "",
  });
}

describe("得 and 地 as particles", () => {
  test.each([
    ["他 跑 [得] 快", "de"],
    ["他 跑[得] 快", "de"],
    ["看[得]见", "de"],
    ["辛苦 [得]很", "de"],
    ["我们 [得] 走", "děi"],
    ["你 还 [得] 等", "děi"],
    ["他 [得] 了 奖", undefined],
    ["获[得] 成功", undefined],
    ["难[得] 来", undefined],
    ["不[得]不 走", undefined],
    ["高兴 [地] 跑", "de"],
    ["慢慢[地] 走", "de"],
    ["哗哗 [地]下 着", "de"],
    ["绿 [地] 很 大", undefined],
    ["田 [地] 里", undefined],
    ["一片 [地] 很 大", undefined],
    ["高兴 [地] 。", undefined],
    ["一 [长] 大", undefined],
  ])("%s is read %s", (sentence, reading) => {
    expect(readingIn(sentence)).toBe(reading);
  });
});
