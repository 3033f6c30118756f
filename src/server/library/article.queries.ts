import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/pools.ts";
import { articleVersions } from "#server/database/tables/article-versions.table.ts";
import { articles } from "#server/database/tables/library.table.ts";
import { storedFiles } from "#server/database/tables/stored-files.table.ts";
import type { Executor } from "#server/rpc/context.ts";

export type StoredArticle = {
  readonly articleToken: string;
  readonly title: string;
  readonly author: string | null;
  readonly grade: string;
  readonly chapter: string;
  readonly article: string;
  readonly articlePinyin: string | null;
  readonly question: string | null;
  readonly questionPinyin: string | null;
  readonly image: string | null;
  readonly fileName: string | null;
  readonly textLength: number;
  readonly createdAt: Date;
};

export async function findArticle(db: Executor, articleToken: string): Promise<StoredArticle | undefined> {
  const [row] = await db
    .select({
      articleToken: articles.id,
      title: articles.title,
      author: articles.author,
      grade: articles.grade,
      chapter: articles.chapter,
      article: articles.article,
      articlePinyin: articles.articlePinyin,
      question: articles.question,
      questionPinyin: articles.questionPinyin,
      image: articles.image,
      fileName: articles.fileName,
      textLength: articles.textLength,
      createdAt: articles.createdAt,
    })
    .from(articles)
    .where(and(eq(articles.id, articleToken), eq(articles.deleted, false)));
  return row;
}

export type ArticleFields = {
  readonly title: string;
  readonly author: string | null;
  readonly grade: string;
  readonly chapter: string;
  readonly article: string;
  readonly articlePinyin: string | null;
  readonly question: string | null;
  readonly questionPinyin: string | null;
  readonly titleArticle: string | null;
  readonly image: string | null;
  readonly readingLayer: unknown;
  readonly textLength: number;
  readonly currentVersionToken: string;
  readonly updatedAt: Date;
};

export async function insertArticle(
  tx: Transaction,
  { id, createdAt, ...fields }: ArticleFields & { readonly id: string; readonly createdAt: Date },
): Promise<void> {
  await tx.insert(articles).values({ id, createdAt, ...fields });
}

/** False when there is no such live article. */
export async function updateArticle(tx: Transaction, id: string, fields: ArticleFields): Promise<boolean> {
  const { rowCount } = await tx
    .update(articles)
    .set(fields)
    .where(and(eq(articles.id, id), eq(articles.deleted, false)));
  return rowCount === 1;
}

/** The caller holds the article's row, so the number after the last one is free. */
export async function insertVersion(
  tx: Transaction,
  version: {
    readonly versionToken: string;
    readonly articleToken: string;
    readonly article: string;
    readonly question: string | null;
    readonly questionPinyin: string | null;
    readonly questionCount: number;
    readonly createdAt: Date;
  },
): Promise<void> {
  const next = sql<number>`(select coalesce(max(version_number), 0) + 1 from ${articleVersions}
    where article_token = ${version.articleToken})`;
  await tx.insert(articleVersions).values({ ...version, versionNumber: next });
}

export type NewStoredFile = {
  readonly fileKey: string;
  readonly articleToken: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
  readonly uploadedBy: string | null;
};

/** Attaches a file whose bytes are in the store already; an article has one, and a new one takes its place. */
export async function attachFile(tx: Transaction, file: NewStoredFile): Promise<void> {
  const { articleToken, ...facts } = file;
  await tx
    .insert(storedFiles)
    .values(file)
    .onConflictDoUpdate({ target: storedFiles.articleToken, set: facts });
  await tx.update(articles).set({ fileName: file.fileName }).where(eq(articles.id, articleToken));
}
