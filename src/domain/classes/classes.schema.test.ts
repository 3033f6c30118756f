import { expect, test } from "vitest";
import { classInput } from "./classes.schema.ts";

const problems = (input: unknown) =>
  classInput.safeParse(input).error?.issues.map(({ message }) => message) ?? [];

test("a class is named by its id and semester year", () => {
  expect(problems({ classToken: "c", semesterYear: "2026" })).toEqual([]);
  expect(problems({ classToken: "c" })).toEqual(["Class ID and semester year are required"]);
  expect(problems({ semesterYear: "2026" })).toEqual(["Class ID and semester year are required"]);
  expect(problems({ classToken: "c", semesterYear: "26" })).toEqual([
    "Semester year must be a 4-digit number",
  ]);
});
