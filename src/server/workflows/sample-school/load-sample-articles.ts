import { unitKeyOf } from "#domain/language/unit-key.ts";
import { textLength } from "#domain/library/text-length.ts";
import type { MadeArticle } from "#server/database/factories-articles.ts";
import type { Transaction } from "#server/database/pools.ts";
import { sampleArticles } from "#server/database/sample/articles/all-articles.ts";
import type { SampleArticle } from "#server/database/sample/articles/sample-article.types.ts";
import { newToken } from "#server/database/tables/columns.ts";
import { annotateArticle } from "#server/language/annotate-article.ts";
import { defaultUnitTable } from "#server/language/unit-table.ts";
import { attachFile } from "#server/library/article.queries.ts";
import { saveArticle } from "#server/library/save-article.ts";
import type { Files } from "#server/rpc/context.ts";

export type LoadedArticle = MadeArticle & { readonly key: string; readonly fileText: string | undefined };

/** The library of the sample school, with pinyin by the default units. */
export async function loadSampleArticles(tx: Transaction, savedAt: Date): Promise<LoadedArticle[]> {
  const loaded: LoadedArticle[] = [];
  for (const sample of sampleArticles) {
    const { key, title, author, grade, chapter, article, questions, fileText } = sample;
    const question = JSON.stringify(questions);
    const content = {
      title,
      author,
      grade,
      chapter,
      article,
      question,
      ...pinyinOf(sample, question),
      savedAt,
    };
    const { articleToken: id, versionToken } = await saveArticle(tx, content);
    const length = textLength(article);
    loaded.push({ id, versionToken, title, grade, chapter, textLength: length, questions, key, fileText });
  }
  return loaded;
}

function pinyinOf({ title, grade, chapter, article }: SampleArticle, question: string) {
  const unit = unitKeyOf(grade, chapter);
  if (unit === undefined) throw new Error(`The sample article ${title} has no grade.`);
  const { articlePinyin, questionPinyin, layer } = annotateArticle({
    article,
    question,
    unit,
    table: defaultUnitTable(),
  });
  return { articlePinyin, questionPinyin, readingLayer: layer };
}

/** The worksheets that belong to articles, as files beside them. */
export async function attachWorksheets(
  tx: Transaction,
  articles: readonly LoadedArticle[],
  files: Files,
): Promise<void> {
  for (const { id, title, fileText } of articles) {
    if (fileText === undefined) continue;
    const bytes = new TextEncoder().encode(fileText);
    const fileKey = newToken();
    await attachFile(tx, {
      fileKey,
      articleToken: id,
      fileName: `${title} 学习单.txt`,
      contentType: "text/plain; charset=utf-8",
      sizeBytes: bytes.byteLength,
      uploadedBy: null,
    });
    await files.put(fileKey, bytes);
  }
}
