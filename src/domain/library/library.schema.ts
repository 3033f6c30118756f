import { z } from "zod";
import { PUBLISH_GRADE_FILTER, PUBLISH_PAGE_SIZE_DEFAULT } from "../homework/homework.constants.ts";
import { homeworkMessages } from "../homework/homework.messages.en.ts";
import { MAX_PAGE_SIZE, pageInput } from "../shared/page.ts";
import { tokenInput } from "../shared/token.schema.ts";
import { ARTICLE_SORTS, MAX_SEARCH_CHARACTERS } from "./library.constants.ts";

export const listArticlesInput = z.strictObject({
  search: z.string().trim().max(MAX_SEARCH_CHARACTERS).default(""),
  grade: z.enum(PUBLISH_GRADE_FILTER).default("all"),
  sort: z.enum(ARTICLE_SORTS).default("id"),
  page: pageInput.shape.page,
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(PUBLISH_PAGE_SIZE_DEFAULT),
});
export type ListArticlesInput = z.infer<typeof listArticlesInput>;

export const articleInput = z.strictObject({
  articleToken: tokenInput(homeworkMessages.errors.articleTokenMissing),
});
export type ArticleInput = z.infer<typeof articleInput>;
