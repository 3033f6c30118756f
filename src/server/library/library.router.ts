import { articleInput, listArticlesInput } from "#domain/library/library.schema.ts";
import { staffProcedure } from "#server/rpc/procedures.ts";
import { libraryArticle } from "./library-article.ts";
import { listLibraryArticles } from "./list-articles.ts";

export const libraryRouter = {
  listArticles: staffProcedure
    .input(listArticlesInput)
    .handler(({ context, input }) => listLibraryArticles(context, input)),
  article: staffProcedure.input(articleInput).handler(({ context, input }) => libraryArticle(context, input)),
};
