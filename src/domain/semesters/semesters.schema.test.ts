import { expect, test } from "vitest";
import { newSemesterInput } from "./semesters.schema.ts";

const problems = (semesterYear?: string) =>
  newSemesterInput(2026)
    .safeParse({ semesterYear })
    .error?.issues.map(({ message }) => message) ?? [];

test.each([
  [undefined, "Semester year is required"],
  ["", "Semester year is required"],
  ["  ", "Semester year is required"],
  ["20a5", "Semester year must be a 4-digit number"],
  ["25", "Semester year must be a 4-digit number"],
  ["٢٠٢٥", "Semester year must be a 4-digit number"],
  ["2019", "Year must be between 2020 and 2031"],
  ["2032", "Year must be between 2020 and 2031"],
])("the year %j is refused: %s", (year, message) => {
  expect(problems(year)).toEqual([message]);
});

test.each(["2020", "2026", "2031", " 2027 "])("the year %j is accepted", (year) => {
  expect(problems(year)).toEqual([]);
});

test("a new semester is not set active unless asked", () => {
  expect(newSemesterInput(2026).parse({ semesterYear: "2027" })).toEqual({
    semesterYear: "2027",
    setActive: false,
  });
});
