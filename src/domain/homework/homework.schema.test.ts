import { describe, expect, test } from "vitest";
import type { z } from "zod";
import {
  listPendingInput,
  publishInput,
  readingContentInput,
  recallInput,
  reviewInput,
  saveChoiceInput,
  submitInput,
} from "./homework.schema.ts";

const problems = (schema: z.ZodType, input: unknown) =>
  schema.safeParse(input).error?.issues.map(({ message }) => message) ?? [];
const accepts = (schema: z.ZodType, input: unknown) => schema.safeParse(input).success;

describe("a missing key is answered in the data layer's words", () => {
  test.each([
    [readingContentInput, {}, "Homework id is not defined"],
    [readingContentInput, { homeworkToken: " " }, "Homework id is not defined"],
    [reviewInput, {}, "Article id is not defined"],
    [recallInput, { semesterYear: "2026", homeworkToken: "h" }, "Class token is required"],
    [recallInput, { classToken: "c", homeworkToken: "h" }, "Semester year is required"],
    [
      publishInput,
      { classToken: "c", semesterYear: "2026", articleTokens: ["a"], studentTokens: [""] },
      "Student token is required",
    ],
    [
      publishInput,
      { classToken: "c", semesterYear: "2026", articleTokens: [""], studentTokens: "everyone" },
      "Article id is not defined",
    ],
  ])("case %#", (schema, input, message) => {
    expect(problems(schema, input)).toEqual([message]);
  });
});

test("a semester year has four digits", () => {
  const year = (semesterYear: string) =>
    problems(recallInput, { classToken: "c", homeworkToken: "h", semesterYear });
  expect(year("2026")).toEqual([]);
  expect(year("20a6")).toEqual(["Semester year must be a 4-digit number"]);
  expect(year("20266")).toEqual(["Semester year must be a 4-digit number"]);
});

test("lists begin with page 1 of ten and never give more than a hundred", () => {
  expect(listPendingInput.parse({})).toEqual({ page: 1, pageSize: 10 });
  expect(accepts(listPendingInput, { pageSize: 100 })).toBe(true);
  expect(accepts(listPendingInput, { pageSize: 101 })).toBe(false);
  expect(accepts(listPendingInput, { page: 0 })).toBe(false);
});

describe("a saved choice", () => {
  const saved = (questionIndex: number, choiceIndex: number) =>
    accepts(saveChoiceInput, { homeworkToken: "h", questionIndex, choiceIndex });

  test("names one of 500 questions and one of 100 choices", () => {
    expect(saved(0, 0)).toBe(true);
    expect(saved(499, 99)).toBe(true);
    expect(saved(500, 0)).toBe(false);
    expect(saved(0, 100)).toBe(false);
    expect(saved(-1, 0)).toBe(false);
    expect(saved(0.5, 0)).toBe(false);
  });
});

describe("a submission", () => {
  const pick = (questionIndex: number) => ({ questionIndex, choiceIndex: 0 });

  test("takes one pick for each question", () => {
    expect(problems(submitInput, { homeworkToken: "h", choices: [pick(0), pick(1)] })).toEqual([]);
    expect(problems(submitInput, { homeworkToken: "h", choices: [pick(0), pick(0)] })).toEqual([
      "Each question takes one answer only.",
    ]);
  });

  test("brings no result, score or time of its own", () => {
    for (const forged of [{ question_attempted: { 0: true } }, { score: 100 }, { completed_at: "2026" }]) {
      expect(accepts(submitInput, { homeworkToken: "h", choices: [], ...forged })).toBe(false);
    }
    expect(accepts(submitInput, { homeworkToken: "h", choices: [{ ...pick(0), correct: true }] })).toBe(
      false,
    );
  });

  test("holds 500 picks and no more", () => {
    const choices = Array.from({ length: 500 }, (_, index) => pick(index));
    expect(accepts(submitInput, { homeworkToken: "h", choices })).toBe(true);
    expect(accepts(submitInput, { homeworkToken: "h", choices: [...choices, pick(0)] })).toBe(false);
  });
});

describe("a publication", () => {
  const publication = { classToken: "c", semesterYear: "2026", articleTokens: ["a"], studentTokens: ["s"] };
  const tokens = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`);

  test("goes to named children or to everyone", () => {
    expect(problems(publishInput, publication)).toEqual([]);
    expect(problems(publishInput, { ...publication, studentTokens: "everyone" })).toEqual([]);
    expect(accepts(publishInput, { ...publication, studentTokens: "nobody" })).toBe(false);
  });

  test("needs an article and a child", () => {
    expect(problems(publishInput, { ...publication, articleTokens: [] })).toEqual([
      "Please choose at least one article.",
    ]);
    expect(problems(publishInput, { ...publication, studentTokens: [] })).toEqual([
      "Please choose at least one student.",
    ]);
  });

  test("names each only once", () => {
    const twice = ["The same student or article is named twice."];
    expect(problems(publishInput, { ...publication, articleTokens: ["a", "a"] })).toEqual(twice);
    expect(problems(publishInput, { ...publication, studentTokens: ["s", " s"] })).toEqual(twice);
  });

  test("is bounded at 100 articles and 5000 children", () => {
    expect(accepts(publishInput, { ...publication, articleTokens: tokens(100) })).toBe(true);
    expect(accepts(publishInput, { ...publication, articleTokens: tokens(101) })).toBe(false);
    expect(accepts(publishInput, { ...publication, studentTokens: tokens(5000) })).toBe(true);
    expect(accepts(publishInput, { ...publication, studentTokens: tokens(5001) })).toBe(false);
    expect(accepts(publishInput, { ...publication, articleTokens: ["a".repeat(101)] })).toBe(false);
  });

  test("may carry a request key, which is a uuid", () => {
    const requestKey = "3f2a5c1e-8f0b-4d57-9a39-0c6d5b1f7e21";
    expect(accepts(publishInput, { ...publication, requestKey })).toBe(true);
    expect(accepts(publishInput, { ...publication, requestKey: "again" })).toBe(false);
    expect(accepts(publishInput, { ...publication, publisherToken: "t" })).toBe(false);
  });
});
