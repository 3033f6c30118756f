import { expect, test } from "vitest";
import { addReadingTimeInput } from "./reading.schema.ts";

const slice = { homeworkToken: "h", visitKey: "3f2a5c1e-8f0b-4d57-9a39-0c6d5b1f7e21", claimedMs: 30_000 };
const accepts = (change: object) => addReadingTimeInput.safeParse({ ...slice, ...change }).success;

test("a slice of reading time is whole, not negative and at most a day", () => {
  expect(accepts({})).toBe(true);
  expect(accepts({ claimedMs: 0 })).toBe(true);
  expect(accepts({ claimedMs: -1 })).toBe(false);
  expect(accepts({ claimedMs: 1.5 })).toBe(false);
  expect(accepts({ claimedMs: 86_400_000 })).toBe(true);
  expect(accepts({ claimedMs: 86_400_001 })).toBe(false);
  expect(accepts({ visitKey: "x" })).toBe(false);
  expect(accepts({ total_time: 9e9 })).toBe(false);
});

test("a slice without a homework is refused in the data layer's words", () => {
  const { homeworkToken: _, ...rest } = slice;
  expect(addReadingTimeInput.safeParse(rest).error?.issues[0]?.message).toBe("Homework id is not defined");
});
