import { expect, test } from "vitest";
import { UNIT_KEYS } from "#domain/language/language.constants.ts";
import { markingOf } from "#domain/language/unit-table.ts";
import { standardReadingsOf } from "./standard-readings.ts";
import { defaultUnitTable } from "./unit-table.ts";

test("the default table has the 63 units and teaches 1,960 characters", () => {
  expect(Object.keys(defaultUnitTable().lists).sort()).toEqual([...UNIT_KEYS].sort());
  expect(defaultUnitTable().unitsOfCharacter.size).toBe(1960);
});

test("a child of grade 2 knows 人, and 饕 carries pinyin at every level", () => {
  expect(markingOf("人", "2", defaultUnitTable())).toBe("plain");
  expect(markingOf("饕", "8.12", defaultUnitTable())).toBe("pinyin");
});

test("readings come with the primary one first", () => {
  expect(standardReadingsOf("得")).toEqual(["de", "dé", "děi"]);
  expect(standardReadingsOf("饕")).toEqual([]);
});
