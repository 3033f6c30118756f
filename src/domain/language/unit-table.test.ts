import { describe, expect, test } from "vitest";
import { buildUnitTable, firstUnitOf, markingOf } from "./unit-table.ts";

const table = buildUnitTable({
  "4.2": [["树", ["shù"]]],
  "1": [["人", ["rén"]]],
  "4.10": [["长", ["zhǎng"]]],
  "4.1": [["长", ["cháng"]]],
  "8.12": [["艾", ["ài"]]],
});

describe("how a character is shown", () => {
  test.each([
    { character: "树", unit: "4.1", marking: "pinyin" },
    { character: "树", unit: "4.2", marking: "new" },
    { character: "树", unit: "4.3", marking: "plain" },
    { character: "人", unit: "1", marking: "new" },
    { character: "人", unit: "2", marking: "plain" },
    { character: "艾", unit: "8.11", marking: "pinyin" },
    { character: "艾", unit: "8.12", marking: "new" },
  ] as const)("$character in an article of unit $unit is $marking", ({ character, unit, marking }) => {
    expect(markingOf(character, unit, table)).toBe(marking);
  });

  test("above the last unit every listed character is known", () => {
    for (const character of "人树长艾") expect(markingOf(character, "9.1", table)).toBe("plain");
  });

  test("a character in no unit carries pinyin at every level", () => {
    for (const unit of ["1", "4.1", "8.12", "12.3"]) expect(markingOf("饕", unit, table)).toBe("pinyin");
  });

  test("a character that returns in a later unit is new in both and known between and after", () => {
    const markings = ["3", "4.1", "4.9", "4.10", "4.11"].map((unit) => markingOf("长", unit, table));
    expect(markings).toEqual(["pinyin", "new", "plain", "new", "plain"]);
    expect(firstUnitOf("长", table)).toBe("4.1");
  });
});
