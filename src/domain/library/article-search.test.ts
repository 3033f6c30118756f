import { describe, expect, test } from "vitest";
import { matchesArticle, matchesGrade, parseArticleSearch } from "./article-search.ts";

const article = { title: "The Lost Kite 风筝", author: "Lin Hua", grade: "4.1", chapter: "4.12" };
const finds = (search: string) => matchesArticle(article, parseArticleSearch(search));

describe("the search", () => {
  test.each([
    "",
    "  ",
    "kite",
    "LOST  kite",
    "风筝",
    "lin hua",
    "Ｋｉｔｅ",
    "grade 4",
    "Grade4",
    "CHAPTER 12",
  ])("%j finds the article", (search) => {
    expect(finds(search)).toBe(true);
  });

  test.each([
    "grade 1",
    "grade 41",
    "chapter 4",
    "chapter 1",
    "kites",
    "4",
    "%",
    "_",
  ])("%j does not find it", (search) => {
    expect(finds(search)).toBe(false);
  });

  test("takes 'grade' with other words as words", () => {
    expect(parseArticleSearch("Grade four")).toEqual({ kind: "words", words: "grade four" });
  });

  test("finds an article without an author by its title only", () => {
    expect(matchesArticle({ ...article, author: null }, parseArticleSearch("lin"))).toBe(false);
  });
});

test("the grade filter goes by the leading number", () => {
  expect(matchesGrade("4.1", "4")).toBe(true);
  expect(matchesGrade("14", "4")).toBe(false);
  expect(matchesGrade("2", "all")).toBe(true);
  expect(matchesGrade("", "4")).toBe(false);
});
