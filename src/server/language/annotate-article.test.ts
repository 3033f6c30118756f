import { describe, expect, test } from "vitest";
import { buildUnitTable } from "#domain/language/unit-table.ts";
import { annotateArticle } from "./annotate-article.ts";

const table = buildUnitTable({
  "1": [
    ["人", ["rén"]],
    ["好", ["hǎo"]],
  ],
  "4.1": [["树", ["shù"]]],
});

function annotated(question: string, article = "<p>好树</p>") {
  return annotateArticle({ article, question, unit: "4.1", table });
}

describe("an article and its questions", () => {
  test("both get pinyin, the answers stay", () => {
    const question = [{ question: "谁？", choices: ["好人", "树"], answer: [true, false] }];
    const { articlePinyin, questionPinyin, layer } = annotated(JSON.stringify(question));
    expect(articlePinyin).toBe("<p>好<strong>树</strong></p>");
    expect(JSON.parse(questionPinyin)).toEqual([
      {
        question: '<ruby>谁<rt aria-hidden="true">shuí</rt></ruby>？',
        choices: ["好人", "<strong>树</strong>"],
        answer: [true, false],
      },
    ]);
    expect(layer.article.sentences.map(({ text }) => text)).toEqual(["好树"]);
    expect(layer.questions[0]?.question.sentences[0]?.readings[0]).toMatchObject({ reading: "shuí" });
    expect(layer.questions[0]?.choices).toHaveLength(2);
  });

  test("questions are plain text: what looks like markup in them is shown, not obeyed", () => {
    const question = JSON.stringify([
      { question: "<img src=x onerror=y>", choices: ["1 < 2 & 3"], answer: [true] },
    ]);
    expect(JSON.parse(annotated(question).questionPinyin)).toEqual([
      { question: "&lt;img src=x onerror=y&gt;", choices: ["1 &lt; 2 &amp; 3"], answer: [true] },
    ]);
  });

  test("an article without questions has an empty list of them", () => {
    expect(annotated("").questionPinyin).toBe("[]");
    expect(annotated("[]").questionPinyin).toBe("[]");
  });

  test.each([
    "{",
    '{"question":"x"}',
    "[1]",
    '[{"question":"x"}]',
  ])("questions stored as %s are refused", (question) => {
    expect(() => annotated(question)).toThrow(
      expect.objectContaining({ kind: "invalid", code: "language.questionsUnreadable" }),
    );
  });
});
