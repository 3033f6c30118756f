import { parseArticleSearch } from "#domain/library/article-search.ts";
import { ARTICLE_PREVIEW_CHARACTERS } from "#domain/library/library.constants.ts";
import type { ListArticlesInput } from "#domain/library/library.schema.ts";
import type { ArticleRowView } from "#domain/library/library.types.ts";
import { plainText } from "#domain/library/text-length.ts";
import type { Page } from "#domain/shared/page.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { offsetOf, pageOf } from "#server/rpc/page-of.ts";
import { safeImageUrl } from "#server/rpc/sanitize-html.ts";
import { countArticles, listArticles } from "./articles.queries.ts";

/** The library as staff browse it: live articles only. */
export async function listLibraryArticles(
  { db }: ActorContext,
  input: ListArticlesInput,
): Promise<Page<ArticleRowView>> {
  const filter = { search: parseArticleSearch(input.search), grade: input.grade };
  const found = await listArticles(db, {
    ...filter,
    sort: input.sort,
    limit: input.pageSize,
    offset: offsetOf(input),
  });
  if (found.length === 0 && input.page > 1) return { rows: [], total: await countArticles(db, filter) };
  const { rows, total } = pageOf(found);
  return {
    rows: rows.map(({ beginning, ...row }) => ({
      ...row,
      image: safeImageUrl(row.image),
      preview: [...plainText(beginning)].slice(0, ARTICLE_PREVIEW_CHARACTERS).join(""),
    })),
    total,
  };
}
