import { eq } from "drizzle-orm";
import { articleVersions } from "#server/database/tables/article-versions.table.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { articles } from "#server/database/tables/library.table.ts";
import type { Executor } from "#server/rpc/context.ts";

/** What a child reads: the library's text, and the questions of the published version. */
export type HomeworkContent = {
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
};

export async function findHomeworkContent(
  db: Executor,
  homeworkToken: string,
): Promise<HomeworkContent | undefined> {
  const [row] = await db
    .select({
      articleToken: homework.articleToken,
      title: homework.title,
      author: articles.author,
      grade: homework.grade,
      chapter: homework.chapter,
      // A corrected text reaches everybody at once; questions stay as they were published.
      article: articles.article,
      articlePinyin: articles.articlePinyin,
      question: articleVersions.question,
      questionPinyin: articleVersions.questionPinyin,
      image: articles.image,
      fileName: articles.fileName,
      textLength: articles.textLength,
    })
    .from(homework)
    .innerJoin(articles, eq(articles.id, homework.articleToken))
    .innerJoin(articleVersions, eq(articleVersions.versionToken, homework.versionToken))
    .where(eq(homework.homeworkToken, homeworkToken));
  return row;
}

/** The stored questions, key included, as they stood when the homework was published. */
export async function findKeyedQuestion(db: Executor, versionToken: string): Promise<string | null> {
  const [row] = await db
    .select({ question: articleVersions.question })
    .from(articleVersions)
    .where(eq(articleVersions.versionToken, versionToken));
  return row?.question ?? null;
}
