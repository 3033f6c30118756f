import type { ArticleContent, KeyedQuestions, OpenQuestion } from "#domain/homework/homework.types.ts";
import { parseQuestions, withoutAnswers } from "#domain/homework/quiz-questions.ts";
import { safeImageUrl, sanitizeHtml } from "#server/rpc/sanitize-html.ts";
import type { HomeworkContent } from "./content.queries.ts";

/** The homework screen's text and keyed questions. What a child may see before submitting has its key taken out after. */
export function homeworkScreen({
  question,
  questionPinyin,
  ...content
}: HomeworkContent): ArticleContent & KeyedQuestions {
  const questions = parseQuestions(question);
  return {
    ...content,
    article: sanitizeHtml(content.article),
    articlePinyin: content.articlePinyin === null ? null : sanitizeHtml(content.articlePinyin),
    image: safeImageUrl(content.image),
    questions,
    questionsPinyin: questionsWithPinyin(questionPinyin, questions.length),
  };
}

/** Null when there is no pinyin version or it does not belong to these questions. */
function questionsWithPinyin(json: string | null, questionCount: number): OpenQuestion[] | null {
  if (json === null) return null;
  const questions = withoutAnswers(parseQuestions(json));
  if (questions.length !== questionCount) return null;
  return questions.map(({ question, choices }) => ({
    question: sanitizeHtml(question),
    choices: choices.map(sanitizeHtml),
  }));
}
