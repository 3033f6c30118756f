import type { ArticleView } from "#domain/homework/homework.types.ts";
import { parseQuestions, withoutAnswers } from "#domain/homework/quiz-questions.ts";
import type { ArticleInput } from "#domain/library/library.schema.ts";
import { notFound } from "#domain/shared/app-error.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { safeImageUrl, sanitizeHtml } from "#server/rpc/sanitize-html.ts";
import { findArticle } from "./article.queries.ts";

/** A live article as it stands now, with its key: for staff only. */
export async function libraryArticle(
  { db }: ActorContext,
  { articleToken }: ArticleInput,
): Promise<ArticleView> {
  const found = await findArticle(db, articleToken);
  if (!found) throw notFound("library");
  const { question, questionPinyin, ...article } = found;
  const questions = parseQuestions(question);
  const withPinyin = questionPinyin === null ? null : withoutAnswers(parseQuestions(questionPinyin));
  return {
    ...article,
    article: sanitizeHtml(article.article),
    articlePinyin: article.articlePinyin === null ? null : sanitizeHtml(article.articlePinyin),
    image: safeImageUrl(article.image),
    questions,
    questionsPinyin:
      withPinyin?.length === questions.length
        ? withPinyin.map((item) => ({
            question: sanitizeHtml(item.question),
            choices: item.choices.map(sanitizeHtml),
          }))
        : null,
  };
}
