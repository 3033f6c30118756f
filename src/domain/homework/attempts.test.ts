import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { attemptCounts, parseAttempts } from "./attempts.ts";

describe("stored results", () => {
  test.each([
    ["a map by position", '{"0":true,"1":false,"2":true}', { answered: 3, correct: 2 }],
    ["a map by question", '{"谁来了?":true,"去哪儿?":false}', { answered: 2, correct: 1 }],
    ["a list", "[true,false,false]", { answered: 3, correct: 1 }],
    ["numbers in a map", '{"0":1,"1":0,"2":2}', { answered: 3, correct: 2 }],
    ["numbers in a list", "[1,0]", { answered: 2, correct: 1 }],
    ["a negative number", '{"0":-1}', { answered: 1, correct: 0 }],
    ["an object", { 0: true }, { answered: 1, correct: 1 }],
    ["gaps", "[true,null]", { answered: 1, correct: 1 }],
  ])("may be %s", (_, stored, counts) => {
    expect(attemptCounts(stored)).toEqual(counts);
  });

  test.each([
    "",
    "xx{",
    "null",
    "5",
    "true",
    '"text"',
    "{}",
    "[]",
    null,
    undefined,
    7,
  ])("count as not attempted when they are %j", (stored) => {
    expect(attemptCounts(stored)).toEqual({ answered: 0, correct: 0 });
  });

  test("keep the key of each question", () => {
    expect([...parseAttempts('{"0":true,"1":0}')]).toEqual([
      ["0", true],
      ["1", false],
    ]);
  });

  test("never throw and never hold more right ones than answers", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.json()), (stored) => {
        const { answered, correct } = attemptCounts(stored);
        expect(correct).toBeLessThanOrEqual(answered);
      }),
    );
  });
});
