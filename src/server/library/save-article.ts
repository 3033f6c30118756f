import { hasQuestions, parseQuestions } from "#domain/homework/quiz-questions.ts";
import { textLength } from "#domain/library/text-length.ts";
import { notFound } from "#domain/shared/app-error.ts";
import type { Transaction } from "#server/database/pools.ts";
import { newToken } from "#server/database/tables/columns.ts";
import { safeImageUrl, sanitizeHtml } from "#server/rpc/sanitize-html.ts";
import { insertArticle, insertVersion, updateArticle } from "./article.queries.ts";

export type ArticleToSave = {
  /** Of the article to change; a new one is made without it. */
  readonly articleToken?: string;
  readonly title: string;
  readonly author: string | null;
  readonly grade: string;
  readonly chapter: string;
  /** HTML; what the editor cannot make is taken out here. */
  readonly article: string;
  readonly articlePinyin: string | null;
  /** JSON text: [{ question, choices, answer }], plain texts. */
  readonly question: string | null;
  /** The same with HTML in place of the plain texts. */
  readonly questionPinyin: string | null;
  readonly titleArticle?: string | null;
  readonly image?: string | null;
  readonly readingLayer?: unknown;
  readonly savedAt: Date;
};
export type SavedArticle = { readonly articleToken: string; readonly versionToken: string };

/**
 * Saves an article and its version. Homework points to the version it was published with, so what a child has open
 * and how it is marked never changes under its hands.
 */
export async function saveArticle(tx: Transaction, input: ArticleToSave): Promise<SavedArticle> {
  const articleToken = input.articleToken ?? newToken();
  const versionToken = newToken();
  const { title, author, grade, chapter, question, savedAt } = input;
  const article = sanitizeHtml(input.article);
  const questionPinyin = input.questionPinyin === null ? null : sanitizeQuestions(input.questionPinyin);
  const fields = {
    title,
    author,
    grade,
    chapter,
    article,
    articlePinyin: input.articlePinyin === null ? null : sanitizeHtml(input.articlePinyin),
    question,
    questionPinyin,
    titleArticle: input.titleArticle ?? null,
    image: safeImageUrl(input.image ?? null),
    readingLayer: input.readingLayer ?? null,
    textLength: textLength(article),
    currentVersionToken: versionToken,
    updatedAt: savedAt,
  };
  if (input.articleToken === undefined)
    await insertArticle(tx, { id: articleToken, createdAt: savedAt, ...fields });
  else if (!(await updateArticle(tx, articleToken, fields))) throw notFound("library");

  const questions = parseQuestions(question);
  await insertVersion(tx, {
    versionToken,
    articleToken,
    article,
    question,
    questionPinyin,
    questionCount: hasQuestions(questions) ? questions.length : 0,
    createdAt: savedAt,
  });
  return { articleToken, versionToken };
}

/** The pinyin version of questions is HTML, so its texts are cleaned one by one. */
function sanitizeQuestions(json: string): string {
  const questions = parseQuestions(json);
  return JSON.stringify(
    questions.map(({ question, choices, answer }) => ({
      question: sanitizeHtml(question),
      choices: choices.map(sanitizeHtml),
      answer,
    })),
  );
}
