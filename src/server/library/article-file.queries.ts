import { and, eq, sql } from "drizzle-orm";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { articles } from "#server/database/tables/library.table.ts";
import { semesters } from "#server/database/tables/semester.table.ts";
import { storedFiles } from "#server/database/tables/stored-files.table.ts";
import { enrolments } from "#server/database/tables/students.table.ts";
import type { Executor } from "#server/rpc/context.ts";
import { enrolmentOfAssignment, openForChild, submittedByChild } from "#server/rpc/own-assignment.queries.ts";

/** `fileKey` names the bytes in the store, `fileName` is what the person gets. */
export type ArticleFile = {
  readonly fileKey: string;
  readonly fileName: string;
  readonly contentType: string;
  readonly sizeBytes: number;
};

const file = {
  fileKey: storedFiles.fileKey,
  fileName: storedFiles.fileName,
  contentType: storedFiles.contentType,
  sizeBytes: storedFiles.sizeBytes,
};

export async function findFileOfArticle(
  db: Executor,
  articleToken: string,
): Promise<ArticleFile | undefined> {
  const [row] = await db
    .select(file)
    .from(storedFiles)
    .innerJoin(articles, eq(articles.id, storedFiles.articleToken))
    .where(and(eq(storedFiles.articleToken, articleToken), eq(articles.deleted, false)));
  return row;
}

/** Through an assignment the child's own lists show. */
export async function findFileOfOwnArticle(
  db: Executor,
  { articleToken, studentToken }: { readonly articleToken: string; readonly studentToken: string },
): Promise<ArticleFile | undefined> {
  const [row] = await db
    .select(file)
    .from(storedFiles)
    .innerJoin(assignments, eq(assignments.articleToken, storedFiles.articleToken))
    .innerJoin(homework, eq(homework.homeworkToken, assignments.homeworkToken))
    .innerJoin(schoolClasses, eq(schoolClasses.classToken, assignments.classToken))
    .innerJoin(semesters, eq(semesters.semesterYear, schoolClasses.semesterYear))
    .leftJoin(enrolments, enrolmentOfAssignment)
    .where(
      and(
        eq(storedFiles.articleToken, articleToken),
        eq(assignments.studentToken, studentToken),
        sql`((${openForChild}) or (${submittedByChild}))`,
      ),
    )
    .limit(1);
  return row;
}
