import { describe, expect, test } from "vitest";
import { UNIT_KEYS } from "./language.constants.ts";
import { compareUnits, unitKeyOf } from "./unit-key.ts";

describe("the unit of an article", () => {
  test.each([
    { grade: "4", chapter: "1", unit: "4.1" },
    { grade: "4", chapter: "4.2", unit: "4.2" },
    { grade: "4.1", chapter: "3", unit: "4.3" },
    { grade: "4.1", chapter: "4.12", unit: "4.12" },
    { grade: "4.5", chapter: "", unit: "4.5" },
    { grade: " 5 ", chapter: " 07 ", unit: "5.7" },
    { grade: "8", chapter: "12", unit: "8.12" },
    { grade: "8", chapter: "13", unit: "8.13" },
    { grade: "12", chapter: "1", unit: "12.1" },
  ])("grade '$grade' with chapter '$chapter' is unit $unit", ({ grade, chapter, unit }) => {
    expect(unitKeyOf(grade, chapter)).toBe(unit);
  });

  test.each([
    { grade: "1", chapter: "" },
    { grade: "1", chapter: "1.2" },
    { grade: "1.2", chapter: null },
  ])("grade 1 is one unit, whatever its chapter ($grade, $chapter)", ({ grade, chapter }) => {
    expect(unitKeyOf(grade, chapter)).toBe("1");
  });

  test("grade 3 is one unit and grade 4 is not", () => {
    expect(unitKeyOf("3", "5")).toBe("3");
    expect(unitKeyOf("4", "5")).toBe("4.5");
  });

  test("a higher grade without a chapter stands after the grade before and before its own first unit", () => {
    const unit = unitKeyOf("5", undefined);
    expect(unit).toBe("5.0");
    expect(compareUnits(unit ?? "", "4.12")).toBeGreaterThan(0);
    expect(compareUnits(unit ?? "", "5.1")).toBeLessThan(0);
  });

  test.each(["", "all", "0"])("there is no unit for grade '%s'", (grade) => {
    expect(unitKeyOf(grade, "2")).toBeUndefined();
  });
});

describe("the order of units", () => {
  test("there are 63 keys and they are in order", () => {
    expect(UNIT_KEYS).toHaveLength(63);
    expect([...UNIT_KEYS].reverse().sort(compareUnits)).toEqual(UNIT_KEYS);
    expect(UNIT_KEYS.slice(0, 5)).toEqual(["1", "2", "3", "4.1", "4.2"]);
    expect(UNIT_KEYS.at(-1)).toBe("8.12");
  });

  test("unit 10 comes after unit 9, not after unit 1", () => {
    expect(compareUnits("4.10", "4.9")).toBeGreaterThan(0);
    expect(compareUnits("4.10", "4.10")).toBe(0);
    expect(compareUnits("10.1", "9.12")).toBeGreaterThan(0);
  });
});
