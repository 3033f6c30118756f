import { and, eq, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/pools.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { articles } from "#server/database/tables/library.table.ts";
import type { Executor } from "#server/rpc/context.ts";

export type PublishableArticle = {
  readonly articleToken: string;
  readonly versionToken: string | null;
  readonly title: string;
  readonly grade: string;
  readonly chapter: string;
};

export async function findPublishableArticle(
  tx: Transaction,
  articleToken: string,
): Promise<PublishableArticle | undefined> {
  const [row] = await tx
    .select({
      articleToken: articles.id,
      versionToken: articles.currentVersionToken,
      title: articles.title,
      grade: articles.grade,
      chapter: articles.chapter,
    })
    .from(articles)
    .where(and(eq(articles.id, articleToken), eq(articles.deleted, false)));
  return row;
}

export type NewHomework = {
  readonly publisherToken: string;
  readonly publisherName: string;
  readonly classToken: string;
  readonly articleToken: string;
  readonly versionToken: string;
  readonly title: string;
  readonly grade: string;
  readonly chapter: string;
  readonly createdAt: Date;
};

/** Undefined when the article is live in the class already, even if somebody published it this very moment. */
export async function insertHomework(tx: Transaction, row: NewHomework): Promise<string | undefined> {
  const [inserted] = await tx
    .insert(homework)
    .values({ ...row, publishedDate: row.createdAt })
    .onConflictDoNothing({ target: [homework.articleToken, homework.classToken], where: sql`not deleted` })
    .returning({ homeworkToken: homework.homeworkToken });
  return inserted?.homeworkToken;
}

type ArticleInClass = { readonly articleToken: string; readonly classToken: string };

/** Held against a recall until the transaction ends. */
export async function findLiveHomeworkForShare(
  tx: Transaction,
  { articleToken, classToken }: ArticleInClass,
): Promise<string | undefined> {
  const [row] = await tx
    .select({ homeworkToken: homework.homeworkToken })
    .from(homework)
    .where(
      and(eq(homework.articleToken, articleToken), eq(homework.classToken, classToken), sql`not deleted`),
    )
    .for("share");
  return row?.homeworkToken;
}

export type HomeworkOfClass = {
  readonly homeworkToken: string;
  readonly articleToken: string;
  readonly classToken: string;
  readonly title: string;
  readonly deleted: boolean;
  readonly recalledAt: Date | null;
};

export async function findHomeworkOfClass(
  db: Executor,
  { homeworkToken, classToken }: { readonly homeworkToken: string; readonly classToken: string },
  { lock = false }: { lock?: boolean } = {},
): Promise<HomeworkOfClass | undefined> {
  const query = db
    .select({
      homeworkToken: homework.homeworkToken,
      articleToken: homework.articleToken,
      classToken: homework.classToken,
      title: homework.title,
      deleted: homework.deleted,
      recalledAt: homework.recalledAt,
    })
    .from(homework)
    .where(and(eq(homework.homeworkToken, homeworkToken), eq(homework.classToken, classToken)));
  const [row] = await (lock ? query.for("update") : query);
  return row;
}

export type AssignmentCounts = { readonly assigned: number; readonly submissions: number };

/** Everything a recall hides or a restoring brings back. */
export async function countAssignments(db: Executor, homeworkToken: string): Promise<AssignmentCounts> {
  const [row] = await db
    .select({
      assigned: sql<number>`count(*)`.mapWith(Number),
      submissions: sql<number>`count(*) filter (where ${assignments.answeredCount} > 0)`.mapWith(Number),
    })
    .from(assignments)
    .where(and(eq(assignments.homeworkToken, homeworkToken), sql`not ${assignments.deleted}`));
  return row ?? { assigned: 0, submissions: 0 };
}

type Recall = { readonly at: Date; readonly by: string } | null;

/** Recalls (or, with null, restores) the homework and all its assignments; the caller holds the homework's lock. */
export async function updateRecalled(tx: Transaction, homeworkToken: string, recall: Recall): Promise<void> {
  const marks = { recalledAt: recall?.at ?? null, recalledBy: recall?.by ?? null };
  await tx
    .update(homework)
    .set({ ...marks, deleted: recall !== null })
    .where(eq(homework.homeworkToken, homeworkToken));
  const changing = recall ? sql`recalled_at is null` : sql`recalled_at is not null`;
  await tx
    .update(assignments)
    .set(marks)
    .where(and(eq(assignments.homeworkToken, homeworkToken), changing));
}
