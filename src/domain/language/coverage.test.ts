import { describe, expect, test } from "vitest";
import { coverage } from "./coverage.ts";
import { buildUnitTable } from "./unit-table.ts";

const table = buildUnitTable({
  "1": [
    ["人", ["rén"]],
    ["大", ["dà"]],
  ],
  "4.1": [["树", ["shù"]]],
  "4.2": [["林", ["lín"]]],
});

describe("coverage", () => {
  test("counts every occurrence and leaves punctuation, letters and digits out", () => {
    expect(coverage("人人大树，林 abc 12。饕林", "4.1", table)).toEqual({
      total: 7,
      known: 3,
      new: 1,
      unknown: 3,
      coveragePercent: (4 / 7) * 100,
      newCharacters: [{ character: "树", count: 1, unit: "4.1" }],
      unknownCharacters: [
        { character: "林", count: 2, unit: "4.2" },
        { character: "饕", count: 1, unit: null },
      ],
    });
  });

  test("a text of known characters is covered to 100 percent", () => {
    expect(coverage("大人", "2", table).coveragePercent).toBe(100);
  });

  test("a text without Chinese characters has no percentage", () => {
    expect(coverage("Hello, 2026!", "2", table).coveragePercent).toBeNull();
  });
});
