import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hasQuestions, parseQuestions, withoutAnswers } from "./quiz-questions.ts";

const blank = [{ question: "", choices: [""], answer: [false] }];

describe("stored questions", () => {
  test("are read as they were written", () => {
    const stored = [{ question: "谁来了?", choices: ["哥哥", "妹妹"], answer: [false, true] }];
    expect(parseQuestions(JSON.stringify(stored))).toEqual(stored);
  });

  test.each([
    null,
    undefined,
    "",
    "   ",
    "{bad",
    "null",
    "7",
    '"text"',
    "{}",
  ])("that are empty or unreadable (%j) become one blank question with one blank choice", (json) => {
    expect(parseQuestions(json)).toEqual(blank);
  });

  test("that are an empty list stay an empty list", () => {
    expect(parseQuestions("[]")).toEqual([]);
  });

  test("without answers have no right choice", () => {
    expect(parseQuestions('[{"question":"Q","choices":["a","b"]}]')).toEqual([
      { question: "Q", choices: ["a", "b"], answer: [false, false] },
    ]);
  });

  test("with too few or too many answers get exactly one flag for each choice", () => {
    const json =
      '[{"question":"Q","choices":["a","b"],"answer":[true]},{"choices":["a"],"answer":[false,true]}]';
    expect(parseQuestions(json).map(({ answer }) => answer)).toEqual([[true, false], [false]]);
  });

  test("without choices get one blank choice", () => {
    expect(parseQuestions('[{"question":"Q","choices":[]}]')).toEqual([
      { question: "Q", choices: [""], answer: [false] },
    ]);
  });

  test("keep their positions although one of them is unreadable", () => {
    const json = '[null,{"question":"B","choices":["x"],"answer":[true]}]';
    expect(parseQuestions(json)).toEqual([...blank, { question: "B", choices: ["x"], answer: [true] }]);
  });

  test("may be wrapped, single, numeric or encoded twice", () => {
    const one = [{ question: "1+1?", choices: ["2"], answer: [true] }];
    expect(parseQuestions('{"questions":[{"question":"1+1?","choices":[2],"answer":[1]}]}')).toEqual(one);
    expect(parseQuestions('{"question":"1+1?","choices":["2"],"answer":["true"]}')).toEqual(one);
    expect(parseQuestions(JSON.stringify(JSON.stringify(one)))).toEqual(one);
    expect(parseQuestions('{"question":"Q"}')).toEqual([{ question: "Q", choices: [""], answer: [false] }]);
    expect(parseQuestions('{"choices":["a"]}')).toEqual([{ question: "", choices: ["a"], answer: [false] }]);
  });

  test("never throw and always hold as many flags as choices", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        for (const { choices, answer } of parseQuestions(json)) {
          expect(choices.length).toBeGreaterThan(0);
          expect(answer).toHaveLength(choices.length);
        }
      }),
    );
  });
});

test("an article has questions when one of them has words", () => {
  expect(hasQuestions(parseQuestions("[]"))).toBe(false);
  expect(hasQuestions(parseQuestions("{bad"))).toBe(false);
  expect(hasQuestions([{ question: "Q", choices: [""] }])).toBe(true);
  expect(hasQuestions([{ question: " ", choices: ["a"] }])).toBe(true);
});

test("questions for a child carry no answer", () => {
  expect(withoutAnswers(parseQuestions('[{"question":"Q","choices":["a"],"answer":[true]}]'))).toEqual([
    { question: "Q", choices: ["a"] },
  ]);
});
