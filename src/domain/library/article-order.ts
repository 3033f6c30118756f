import { chapterNumber, gradeNumber } from "../homework/grade.ts";
import type { ARTICLE_SORTS } from "./library.constants.ts";
import type { ArticleRowView } from "./library.types.ts";

export type ArticleSort = (typeof ARTICLE_SORTS)[number];
type Sortable = Pick<ArticleRowView, "id" | "title" | "author" | "grade" | "chapter" | "createdAt">;

const byText = new Intl.Collator("zh-u-co-pinyin-kn");

/** A sorted copy. Grade and chapter go by number; equal ones keep the library's own order. */
export function sortArticles<T extends Sortable>(articles: readonly T[], sort: ArticleSort): T[] {
  return [...articles].sort((a, b) => compare(a, b, sort) || byText.compare(a.id, b.id));
}

function compare(a: Sortable, b: Sortable, sort: ArticleSort): number {
  if (sort === "title") return byText.compare(a.title, b.title);
  if (sort === "author") return byText.compare(a.author ?? "", b.author ?? "");
  if (sort === "newest") return b.createdAt.getTime() - a.createdAt.getTime();
  if (sort === "id") return 0;
  return (
    numberOrLast(gradeNumber(a.grade)) - numberOrLast(gradeNumber(b.grade)) ||
    numberOrLast(chapterNumber(a.chapter)) - numberOrLast(chapterNumber(b.chapter)) ||
    byText.compare(a.title, b.title)
  );
}

function numberOrLast(number: number | null): number {
  return number ?? Number.MAX_SAFE_INTEGER;
}
