import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isHanzi } from "#domain/language/hanzi.ts";
import type { UnitLists } from "#domain/language/language.types.ts";
import { renderRuby } from "#domain/language/render-ruby.ts";
import { buildUnitTable } from "#domain/language/unit-table.ts";
import { annotate } from "./annotate.ts";

interface GoldenFile {
  readonly units: UnitLists;
  readonly passages: readonly { name: string; unit: string; html: string; marked: string }[];
}

const golden = JSON.parse(
  readFileSync(join(import.meta.dirname, "golden-passages.json"), "utf8"),
) as GoldenFile;

function readingsOf(text: string): string {
  return annotate(text)
    .sentences.flatMap(({ readings }) => readings.map(({ reading }) => reading))
    .join(" ");
}

describe("passages marked from text to ruby", () => {
  test.each(golden.passages)("$name, unit $unit", ({ unit, html, marked }) => {
    expect(renderRuby(html, annotate(html), unit, buildUnitTable(golden.units))).toBe(marked);
  });
});

describe("readings", () => {
  test.each([
    ["一个人不是一天长大的。", "yí gè rén bú shì yì tiān zhǎng dà de"],
    ["看一看，好不好", "kàn yi kàn hǎo bu hǎo"],
    ["你好，老虎很好。", "nǐ hǎo lǎo hǔ hěn hǎo"],
    ["他高兴地跑得很快。", "tā gāo xìng de pǎo de hěn kuài"],
    ["我得慢慢地走。", "wǒ děi màn màn de zǒu"],
    ["这块地上有绿草。", "zhè kuài dì shàng yǒu lǜ cǎo"],
    ["他得了第一名", "tā dé le dì yī míng"],
  ])("%s", (text, readings) => {
    expect(readingsOf(text)).toBe(readings);
  });

  test("words and positions fit the sentence, characters outside the basic plane included", () => {
    const [sentence] = annotate("<p>𠮷说：<b>书</b>香 &amp; abc。</p>").sentences;
    expect(sentence?.text).toBe("𠮷说：书香 & abc。");
    expect(sentence?.words.join("")).toBe(sentence?.text);
    expect(sentence?.readings.map(({ at, character, reading }) => [at, character, reading])).toEqual([
      [1, "说", "shuō"],
      [3, "书", "shū"],
      [4, "香", "xiāng"],
    ]);
  });

  test("pinyin the text already carries is not read as text", () => {
    expect(annotate("<ruby>书<rt>中</rt></ruby>香")).toEqual(annotate("书香"));
  });

  test("a polyphone on its own is doubtful, one within a word or settled by a rule is not", () => {
    const [sentence] = annotate("他跑得快，还长大了").sentences;
    const doubtful = sentence?.readings
      .filter(({ isDoubtful }) => isDoubtful)
      .map(({ character }) => character);
    expect(doubtful).toContain("还");
    expect(doubtful).not.toContain("长");
    expect(sentence?.readings.find(({ character }) => character === "得")).toMatchObject({
      source: "rule",
      isDoubtful: false,
    });
  });

  test("a reading that the standard does not list is doubtful, a neutral tone is not", () => {
    const [sentence] = annotate("爸爸用镐。").sentences;
    const doubtful = sentence?.readings.filter(({ isDoubtful }) => isDoubtful);
    expect(doubtful?.map(({ character, reading }) => character + reading)).toEqual(["镐hào"]);
  });

  test("every reading stands at its character, whatever the text", () => {
    const text = fc.string({
      unit: fc.oneof(
        fc.constantFrom(..."一不得地长𠮷〇々。”aé1😀👨‍👩‍👧\n "),
        fc.string({ maxLength: 1, unit: "binary" }),
      ),
    });
    fc.assert(
      fc.property(text, (value) => {
        for (const sentence of annotate(value.replaceAll("<", "")).sentences) {
          const characters = [...sentence.text];
          expect(sentence.words.join("")).toBe(sentence.text);
          for (const { at, character, reading } of sentence.readings) {
            expect(characters[at]).toBe(character);
            expect(isHanzi(character)).toBe(true);
            expect(reading).toMatch(/^\p{Script=Latin}+$/u);
          }
          const readable = characters.filter((character) => "一不得地长〇".includes(character));
          expect(sentence.readings.length).toBeGreaterThanOrEqual(readable.length);
        }
      }),
      { numRuns: 500 },
    );
  });
});
