import { escapeText } from "#domain/language/html-text.ts";
import { annotatedQuestionsSchema } from "#domain/language/language.schema.ts";
import type { ArticleLayer, ReadingLayer, UnitKey, UnitTable } from "#domain/language/language.types.ts";
import { renderRuby } from "#domain/language/render-ruby.ts";
import { AppError } from "#domain/shared/app-error.ts";
import { annotate } from "./annotate.ts";

export interface ArticleToAnnotate {
  /** Sanitised HTML. */
  readonly article: string;
  /** JSON text: [{ question, choices, answer }], plain texts. */
  readonly question: string;
  readonly unit: UnitKey;
  readonly table: UnitTable;
}

export interface AnnotatedArticle {
  readonly articlePinyin: string;
  /** The same JSON as `question` with HTML in place of the plain texts. */
  readonly questionPinyin: string;
  readonly layer: ArticleLayer;
}

/** 'Generate Pinyin' for an article and its questions. */
export function annotateArticle({ article, question, unit, table }: ArticleToAnnotate): AnnotatedArticle {
  const mark = (html: string): Marked => {
    const layer = annotate(html);
    return { layer, html: renderRuby(html, layer, unit, table) };
  };
  const markedArticle = mark(article);
  const questions = readQuestions(question).map((item) => ({
    item,
    question: mark(escapeText(item.question)),
    choices: item.choices.map((choice) => mark(escapeText(choice))),
  }));
  const withPinyin = questions.map(({ item, question: marked, choices }) => ({
    ...item,
    question: marked.html,
    choices: choices.map(({ html }) => html),
  }));
  return {
    articlePinyin: markedArticle.html,
    questionPinyin: JSON.stringify(withPinyin),
    layer: {
      version: 1,
      article: markedArticle.layer,
      questions: questions.map(({ question: marked, choices }) => ({
        question: marked.layer,
        choices: choices.map(({ layer }) => layer),
      })),
    },
  };
}

interface Marked {
  readonly html: string;
  readonly layer: ReadingLayer;
}

function readQuestions(json: string) {
  if (json.trim() === "") return [];
  try {
    return annotatedQuestionsSchema.parse(JSON.parse(json));
  } catch {
    throw new AppError("invalid", "language.questionsUnreadable");
  }
}
