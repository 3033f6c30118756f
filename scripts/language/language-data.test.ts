import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FIRST_CHARACTERS } from "./first-characters.constants.ts";
import { hskWords } from "./hsk-words.source.ts";
import { languageData } from "./language-data.ts";
import { standardCharacters } from "./standard-characters.source.ts";
import { strokeCounter } from "./stroke-count.source.ts";
import { UNSUITABLE_CHARACTERS } from "./unsuitable-characters.constants.ts";

const folder = join(import.meta.dirname, "../../data/language");
const built = languageData();
const units = JSON.parse(built.get("units.json") ?? "") as Record<string, [string, string[]][]>;
const readings = JSON.parse(built.get("readings.json") ?? "") as Record<string, string[]>;

describe("the language data", () => {
  test.each([...built.keys()])("%s in the project is what the packages give, byte for byte", (name) => {
    const stored = readFileSync(join(folder, name), "utf8");
    expect(stored === built.get(name), `run npm run data:language: ${name} differs`).toBe(true);
  });

  test("building twice gives the same bytes", () => {
    expect([...languageData()]).toEqual([...built]);
  });

  test("grades 1 to 3 have 300, 350 and 350 characters, each of the sixty later units sixteen", () => {
    expect([units["1"]?.length, units["2"]?.length, units["3"]?.length]).toEqual([300, 350, 350]);
    const later = Object.entries(units).filter(([key]) => key.includes("."));
    expect(later).toHaveLength(60);
    for (const [, characters] of later) expect(characters).toHaveLength(16);
  });

  test("the 73 first characters open grade 1 and no character comes twice", () => {
    const taught = Object.values(units).flatMap((unit) => unit.map(([character]) => character));
    expect(FIRST_CHARACTERS).toHaveLength(73);
    expect(units["1"]?.slice(0, 73).map(([character]) => character)).toEqual(FIRST_CHARACTERS);
    expect(new Set(taught).size).toBe(1960);
    expect(taught.filter((character) => UNSUITABLE_CHARACTERS.has(character))).toEqual([]);
  });

  test("all 3,500 characters have readings with tone marks, and units repeat them", () => {
    expect(Object.keys(readings)).toHaveLength(3500);
    for (const list of Object.values(readings)) {
      expect(list.length).toBeGreaterThan(0);
      expect(new Set(list).size).toBe(list.length);
      for (const reading of list) expect(reading).toMatch(/^[a-zāáǎàēéěèīíǐìōóǒòūúǔùüǖǘǚǜ]+$/);
    }
    for (const [character, list] of Object.values(units).flat()) expect(list).toEqual(readings[character]);
  });

  test.each([
    ["了", ["le", "liǎo"]],
    ["长", ["cháng", "zhǎng"]],
    ["大", ["dà", "dài"]],
    ["只", ["zhǐ", "zhī"]],
    ["绿", ["lǜ", "lù"]],
    ["桔", ["jú", "jié"]],
  ])("%s has its readings in order of use", (character, expected) => {
    expect(readings[character]).toEqual(expected);
  });
});

describe("the sources", () => {
  test("HSK 2.0 has its known number of words per level", () => {
    const counts = [1, 2, 3, 4, 5, 6].map(
      (level) => hskWords().filter((word) => word.level === level).length,
    );
    expect(counts).toEqual([150, 151, 300, 600, 1300, 2500]);
  });

  test("every standard character has strokes", () => {
    const strokes = strokeCounter();
    expect(standardCharacters().filter(({ character }) => strokes(character) < 1)).toEqual([]);
  });
});
