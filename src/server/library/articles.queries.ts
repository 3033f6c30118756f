import { and, count, eq, type SQL, sql } from "drizzle-orm";
import type { ArticleSort } from "#domain/library/article-order.ts";
import type { ArticleSearch } from "#domain/library/article-search.ts";
import { ARTICLE_PREVIEW_CHARACTERS } from "#domain/library/library.constants.ts";
import type { ArticleRowView } from "#domain/library/library.types.ts";
import { articleVersions } from "#server/database/tables/article-versions.table.ts";
import { articles } from "#server/database/tables/library.table.ts";
import type { Executor } from "#server/rpc/context.ts";

/** `beginning` is HTML that may end inside a tag. */
export type ArticleRow = Omit<ArticleRowView, "preview"> & {
  readonly beginning: string;
  readonly total: number;
};
type Filter = { readonly search: ArticleSearch; readonly grade: string };
type ListArticles = Filter & { readonly sort: ArticleSort; readonly limit: number; readonly offset: number };

/** Tags take room too; a list must not load whole texts. */
const BEGINNING_CHARACTERS = 3 * ARTICLE_PREVIEW_CHARACTERS;

const gradeNumber = sql`substring(${articles.grade} from '^[0-9]+')::integer`;
const chapterNumber = sql`substring(${articles.chapter} from '([0-9]+)[^0-9]*$')::numeric`;
/** Chinese titles by their pinyin. */
const byTitle = sql`${articles.title} collate "zh-x-icu"`;

const ORDER: Readonly<Record<ArticleSort, readonly SQL[]>> = {
  id: [],
  title: [byTitle],
  author: [sql`coalesce(${articles.author}, '') collate "zh-x-icu"`],
  grade: [sql`${gradeNumber} nulls last`, sql`${chapterNumber} nulls last`, byTitle],
  newest: [sql`${articles.createdAt} desc`],
};

export async function listArticles(
  db: Executor,
  { sort, limit, offset, ...filter }: ListArticles,
): Promise<readonly ArticleRow[]> {
  return db
    .select({
      id: articles.id,
      title: articles.title,
      author: articles.author,
      grade: articles.grade,
      chapter: articles.chapter,
      createdAt: articles.createdAt,
      textLength: articles.textLength,
      questionCount: sql<number>`coalesce(${articleVersions.questionCount}, 0)`,
      image: articles.image,
      beginning: sql<string>`left(${articles.article}, ${BEGINNING_CHARACTERS})`,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(articles)
    .leftJoin(articleVersions, eq(articleVersions.versionToken, articles.currentVersionToken))
    .where(matching(filter))
    .orderBy(...ORDER[sort], articles.id)
    .limit(limit)
    .offset(offset);
}

export async function countArticles(db: Executor, filter: Filter): Promise<number> {
  const [row] = await db.select({ all: count() }).from(articles).where(matching(filter));
  return row?.all ?? 0;
}

function matching({ search, grade }: Filter): SQL | undefined {
  return and(
    sql`not ${articles.deleted}`,
    grade === "all" ? undefined : sql`${gradeNumber} = ${Number(grade)}`,
    searchCondition(search),
  );
}

/** The domain's matchesArticle; what a person typed is a value, and its %, _ and \ are plain characters. */
function searchCondition(search: ArticleSearch): SQL | undefined {
  if (search.kind === "none") return undefined;
  if (search.kind === "grade") return sql`${gradeNumber} = ${search.number}`;
  if (search.kind === "chapter") return sql`${chapterNumber} = ${search.number}`;
  const pattern = `%${search.words.replace(/[\\%_]/g, "\\$&")}%`;
  return sql`(normalize(${articles.title}, NFKC) ilike ${pattern}
    or normalize(coalesce(${articles.author}, ''), NFKC) ilike ${pattern})`;
}
