import { describe, expect, test } from "vitest";
import { markAnswers, sameChoices, unansweredCount } from "./mark-answers.ts";

const pick = (questionIndex: number, choiceIndex: number) => ({ questionIndex, choiceIndex });
const questions = [
  { question: "A", choices: ["x", "y"], answer: [true, false] },
  { question: "B", choices: ["x", "y", "z"], answer: [true, false, true] },
];

describe("marking", () => {
  test("follows the answer flags", () => {
    expect(markAnswers(questions, [pick(0, 0), pick(1, 1)])).toEqual({
      attempted: { 0: true, 1: false },
      answered: 2,
      correct: 1,
    });
  });

  test.each([
    [0, 1],
    [1, 0],
    [2, 1],
  ])("takes each of several right choices: choice %i gives %i", (choiceIndex, correct) => {
    expect(markAnswers(questions, [pick(1, choiceIndex)]).correct).toBe(correct);
  });

  test("leaves a question without a pick out of the result", () => {
    expect(markAnswers(questions, [pick(1, 0)]).attempted).toEqual({ 1: true });
  });

  test("counts a choice that does not exist as answered and wrong", () => {
    expect(markAnswers(questions, [pick(0, 2)])).toEqual({
      attempted: { 0: false },
      answered: 1,
      correct: 0,
    });
  });

  test("ignores a question that does not exist", () => {
    expect(markAnswers(questions, [pick(2, 0)])).toEqual({ attempted: {}, answered: 0, correct: 0 });
  });
});

describe("unanswered questions", () => {
  test("are those without a pick", () => {
    expect(unansweredCount(4, [pick(0, 1), pick(3, 0)])).toBe(2);
    expect(unansweredCount(2, [pick(0, 1), pick(1, 0)])).toBe(0);
    expect(unansweredCount(0, [])).toBe(0);
  });

  test("are not made fewer by a second pick or by a question that does not exist", () => {
    expect(unansweredCount(2, [pick(0, 1), pick(0, 0), pick(2, 0), pick(-1, 0)])).toBe(1);
  });
});

describe("two lists of picks", () => {
  test("are the same in any order", () => {
    expect(sameChoices([pick(0, 1), pick(1, 0)], [pick(1, 0), pick(0, 1)])).toBe(true);
    expect(sameChoices([], [])).toBe(true);
  });

  test("differ by one choice, one question or one more", () => {
    expect(sameChoices([pick(0, 1)], [pick(0, 0)])).toBe(false);
    expect(sameChoices([pick(0, 1)], [pick(1, 1)])).toBe(false);
    expect(sameChoices([pick(0, 1)], [pick(0, 1), pick(1, 1)])).toBe(false);
    expect(sameChoices([pick(0, 1), pick(1, 1)], [pick(0, 1), pick(0, 1)])).toBe(false);
  });
});
