import { chapterNumber, gradeNumber } from "../homework/grade.ts";
import { MAX_SEARCH_CHARACTERS } from "./library.constants.ts";

/** What a search box asks for: words in title or author, or one grade, or one chapter. */
export type ArticleSearch =
  | { readonly kind: "none" }
  | { readonly kind: "grade"; readonly number: number }
  | { readonly kind: "chapter"; readonly number: number }
  | { readonly kind: "words"; readonly words: string };

type Searchable = {
  readonly title: string;
  readonly author: string | null;
  readonly grade: string;
  readonly chapter: string;
};

/** 'grade 4' and 'Chapter 2' are told apart from words; case and outer or doubled spaces do not matter. */
export function parseArticleSearch(search: string): ArticleSearch {
  const words = search.normalize("NFKC").trim().replace(/\s+/g, " ").toLowerCase();
  if (words === "") return { kind: "none" };
  const named = words.match(/^(grade|chapter) ?(\d{1,3})$/);
  if (named) return { kind: named[1] === "grade" ? "grade" : "chapter", number: Number(named[2]) };
  return { kind: "words", words: words.slice(0, MAX_SEARCH_CHARACTERS) };
}

/** True when an article answers the search. */
export function matchesArticle(article: Searchable, search: ArticleSearch): boolean {
  if (search.kind === "none") return true;
  if (search.kind === "grade") return gradeNumber(article.grade) === search.number;
  if (search.kind === "chapter") return chapterNumber(article.chapter) === search.number;
  return [article.title, article.author ?? ""].some((text) =>
    text.normalize("NFKC").toLowerCase().includes(search.words),
  );
}

/** True for 'all' and for articles whose leading grade number is the chosen one. */
export function matchesGrade(grade: string, filter: string): boolean {
  return filter === "all" || gradeNumber(grade) === Number(filter);
}
