import { expect, test } from "vitest";
import { creditReadingInput, openReadingInput } from "./reading.schema.ts";

const slice = { visitToken: "v", milliseconds: 30_000 };
const accepts = (change: object) => creditReadingInput.safeParse({ ...slice, ...change }).success;

test("a slice of reading time is whole, not negative and at most a day", () => {
  expect(accepts({})).toBe(true);
  expect(accepts({ milliseconds: 0 })).toBe(true);
  expect(accepts({ milliseconds: -1 })).toBe(false);
  expect(accepts({ milliseconds: 1.5 })).toBe(false);
  expect(accepts({ milliseconds: 86_400_000 })).toBe(true);
  expect(accepts({ milliseconds: 86_400_001 })).toBe(false);
  expect(accepts({ visitToken: "" })).toBe(false);
  expect(accepts({ total_time: 9e9 })).toBe(false);
});

test("an opening without a homework is refused in the data layer's words", () => {
  expect(openReadingInput.safeParse({}).error?.issues[0]?.message).toBe("Homework id is not defined");
});
