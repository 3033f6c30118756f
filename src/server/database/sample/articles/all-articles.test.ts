import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { coverage } from "#domain/language/coverage.ts";
import type { UnitLists } from "#domain/language/language.types.ts";
import { unitKeyOf } from "#domain/language/unit-key.ts";
import { buildUnitTable } from "#domain/language/unit-table.ts";
import { plainText } from "#domain/library/text-length.ts";
import { sampleArticles } from "./all-articles.ts";
import type { SampleArticle } from "./sample-article.types.ts";

const ARTICLE_COVERAGE_PERCENT = 95;
const QUESTIONS_COVERAGE_PERCENT = 90;

/** Shortest and longest text of a grade, in Chinese characters without punctuation. */
const LENGTH_BY_GRADE: Readonly<Record<string, readonly [shortest: number, longest: number]>> = {
  "1": [120, 150],
  "2": [120, 150],
  "3": [150, 170],
  "4": [150, 190],
  "5": [200, 250],
  "6": [250, 310],
  "7": [300, 370],
  "8": [350, 400],
};

const unitsFile = join(import.meta.dirname, "../../../../../data/language/units.json");
const table = buildUnitTable(JSON.parse(readFileSync(unitsFile, "utf8")) as UnitLists);

function reportOf({ grade, chapter, names = [] }: SampleArticle, text: string) {
  const unit = unitKeyOf(grade, chapter);
  if (unit === undefined) throw new Error(`no unit for grade ${grade}`);
  return coverage(
    names.reduce((rest, name) => rest.replaceAll(name, ""), text),
    unit,
    table,
  );
}

const rightChoices = (answer: readonly boolean[]) => answer.filter(Boolean).length;
const questionsOf = ({ questions }: SampleArticle) =>
  questions.map(({ question, choices }) => question + choices.join("")).join("");

describe("the sample library", () => {
  test("has at least fourteen articles over all eight grades", () => {
    expect(sampleArticles.length).toBeGreaterThanOrEqual(14);
    expect([...new Set(sampleArticles.map(({ grade }) => grade))]).toEqual(Object.keys(LENGTH_BY_GRADE));
  });

  test("gives every article its own key and title", () => {
    expect(new Set(sampleArticles.map(({ key }) => key)).size).toBe(sampleArticles.length);
    expect(new Set(sampleArticles.map(({ title }) => title)).size).toBe(sampleArticles.length);
  });

  test("has exactly one question with two right choices", () => {
    const counts = sampleArticles.flatMap(({ questions }) =>
      questions.map(({ answer }) => rightChoices(answer)),
    );
    expect(counts.filter((count) => count === 2)).toHaveLength(1);
    expect(counts.every((count) => count === 1 || count === 2)).toBe(true);
  });

  test("attaches a worksheet to exactly one article", () => {
    expect(sampleArticles.filter(({ fileText }) => fileText).map(({ title }) => title)).toEqual(["曹冲称象"]);
  });
});

describe.each(sampleArticles.map((article) => [article.title, article] as const))("%s", (_title, article) => {
  test("is made of paragraphs only", () => {
    expect(article.article).toMatch(/^(<p>[^<>]+<\/p>)+$/);
  });

  test("has the length of its grade", () => {
    const length = (plainText(article.article).match(/\p{Script=Han}/gu) ?? []).length;
    const [shortest, longest] = LENGTH_BY_GRADE[article.grade] ?? [0, 0];
    expect(length).toBeGreaterThanOrEqual(shortest);
    expect(length).toBeLessThanOrEqual(longest);
  });

  test("can be read by a class of its unit, with a few characters left for pinyin", () => {
    const { coveragePercent, unknown } = reportOf(article, plainText(article.article));
    expect(coveragePercent).toBeGreaterThanOrEqual(ARTICLE_COVERAGE_PERCENT);
    expect(unknown).toBeGreaterThan(0);
  });

  test("uses characters that are new in its unit", () => {
    expect(reportOf(article, plainText(article.article)).new).toBeGreaterThan(0);
  });

  test("asks questions a class of its unit can read", () => {
    const { coveragePercent } = reportOf(article, questionsOf(article));
    expect(coveragePercent).toBeGreaterThanOrEqual(QUESTIONS_COVERAGE_PERCENT);
  });

  test("has four or five questions with one flag for each of three or more distinct choices", () => {
    expect([4, 5]).toContain(article.questions.length);
    expect(new Set(article.questions.map(({ question }) => question)).size).toBe(article.questions.length);
    for (const { choices, answer } of article.questions) {
      expect(choices.length).toBeGreaterThanOrEqual(Number(article.grade) <= 2 ? 3 : 4);
      expect(new Set(choices).size).toBe(choices.length);
      expect(answer).toHaveLength(choices.length);
      expect(rightChoices(answer)).toBeGreaterThanOrEqual(1);
    }
  });

  test("does not always put the right answer in the same place", () => {
    expect(new Set(article.questions.map(({ answer }) => answer.indexOf(true))).size).toBeGreaterThan(1);
  });
});
