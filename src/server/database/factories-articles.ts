import type { KeyedQuestion } from "#domain/homework/homework.types.ts";
import { textLength } from "#domain/library/text-length.ts";
import { type FactoryContext, insertInChunks } from "./factories-insert.ts";
import { articleVersions } from "./tables/article-versions.table.ts";
import { articles } from "./tables/library.table.ts";

export type MadeArticle = {
  readonly id: string;
  readonly versionToken: string;
  readonly title: string;
  readonly grade: string;
  readonly chapter: string;
  readonly textLength: number;
  readonly questions: readonly KeyedQuestion[];
};

/** Anything but what follows from the text and the questions. */
export type ArticleInput = Partial<
  Omit<typeof articles.$inferInsert, "id" | "question" | "textLength" | "currentVersionToken">
> & { readonly questions?: readonly KeyedQuestion[] };

const FACTORY_ARTICLE = {
  title: "小明看书",
  grade: "4",
  chapter: "1",
  article: "<p>小明在家里看书。</p>",
} as const;
const FACTORY_QUESTION: KeyedQuestion = {
  question: "谁在看书？",
  choices: ["小明", "老师"],
  answer: [true, false],
};

/** Articles with their first version, as plain as they come: no pinyin unless it is given. */
export async function makeArticles(
  { db, random, now }: FactoryContext,
  inputs: readonly ArticleInput[],
): Promise<MadeArticle[]> {
  const made = inputs.map(({ questions = [FACTORY_QUESTION], ...input }) => {
    const createdAt = input.createdAt ?? now;
    const content = { ...FACTORY_ARTICLE, updatedAt: createdAt, ...input, createdAt };
    const row = {
      ...content,
      id: random.token(createdAt),
      question: JSON.stringify(questions),
      textLength: textLength(content.article),
      currentVersionToken: random.token(createdAt),
    };
    const version = {
      versionToken: row.currentVersionToken,
      articleToken: row.id,
      versionNumber: 1,
      article: row.article,
      question: row.question,
      questionPinyin: row.questionPinyin ?? null,
      questionCount: questions.length,
      createdAt,
    };
    return { row, version, questions };
  });
  await insertInChunks(
    db,
    articles,
    made.map(({ row }) => row),
  );
  await insertInChunks(
    db,
    articleVersions,
    made.map(({ version }) => version),
  );
  return made.map(({ row, version, questions }) => {
    const { id, title, grade, chapter } = row;
    return {
      id,
      versionToken: version.versionToken,
      title,
      grade,
      chapter,
      textLength: row.textLength,
      questions,
    };
  });
}
