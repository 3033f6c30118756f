import { expect, test } from "vitest";
import { chapterNumber, chapterShown, difficultyOfGrade, gradeNumber, gradeShown } from "./grade.ts";

test.each([
  ["4.1", 4],
  ["12", 12],
  ["Grade 5", 5],
  ["", null],
  ["none", null],
  [null, null],
])("the grade of %j is %j", (grade, number) => {
  expect(gradeNumber(grade)).toBe(number);
});

test.each([
  ["4.12", 12],
  ["3", 3],
  ["Chapter 7", 7],
  ["", null],
  [null, null],
])("the chapter of %j is %j", (chapter, number) => {
  expect(chapterNumber(chapter)).toBe(number);
});

test.each([
  ["1", "easy"],
  ["2", "easy"],
  ["2.9", "easy"],
  ["3", "medium"],
  ["4", "medium"],
  ["5", "hard"],
  ["12", "hard"],
  ["", null],
])("a text of grade %j is %j", (grade, difficulty) => {
  expect(difficultyOfGrade(grade)).toBe(difficulty);
});

test("a reader sees the grade and the chapter of '4.1' apart, and what is no number as it was written", () => {
  expect([gradeShown("4.1"), chapterShown("4.1")]).toEqual(["4", "1"]);
  expect([gradeShown("12"), chapterShown("3")]).toEqual(["12", "3"]);
  expect([gradeShown("none"), chapterShown("end")]).toEqual(["none", "end"]);
  expect([gradeShown(null), chapterShown(null)]).toEqual(["", ""]);
});
