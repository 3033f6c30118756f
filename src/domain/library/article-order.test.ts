import { expect, test } from "vitest";
import { type ArticleSort, sortArticles } from "./article-order.ts";

const article = (id: string, title: string, author: string | null, grade: string, chapter: string) => ({
  id,
  title,
  author,
  grade,
  chapter,
  createdAt: new Date(`2026-01-0${id}`),
});
const articles = [
  article("3", "Moon", "Wu", "10", "1"),
  article("1", "Tea", null, "4.2", "4.10"),
  article("2", "Boat", "Bai", "4", "9"),
  article("4", "Ant", "Wu", "", "1"),
];

test.each([
  ["id", ["1", "2", "3", "4"]],
  ["title", ["4", "2", "3", "1"]],
  ["author", ["1", "2", "3", "4"]],
  ["grade", ["2", "1", "3", "4"]],
  ["newest", ["4", "3", "2", "1"]],
] as [ArticleSort, string[]][])("by %s articles stand as %j", (sort, order) => {
  expect(sortArticles(articles, sort).map(({ id }) => id)).toEqual(order);
});
