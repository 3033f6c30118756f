import { describe, expect, test } from "vitest";
import { refuseUnnaturalKeys } from "./refuse-unnatural-keys.ts";

describe("a body", () => {
  test.each([
    [{ json: { choices: { length: { toString: 1 } } } }],
    [JSON.parse('[[{"then":1}]]')],
    [{ json: [{ a: { constructor: {} } }] }],
    [JSON.parse('{"__proto__":1}')],
  ])("that disguises an object is refused: %j", (body) => {
    expect(() => refuseUnnaturalKeys(body)).toThrow("shared.invalid");
  });

  test.each([
    [undefined],
    ["length"],
    [{ json: { choices: [{ questionIndex: 0, choiceIndex: 1 }], search: "length" } }],
    [[1, [2, [3]]]],
  ])("of ordinary data passes: %j", (body) => {
    expect(() => refuseUnnaturalKeys(body)).not.toThrow();
  });

  test("nested a hundred thousand times is walked all the same", () => {
    const deep = JSON.parse(`${"[".repeat(100_000)}${"]".repeat(100_000)}`);
    expect(() => refuseUnnaturalKeys(deep)).not.toThrow();
  });
});
