import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, deleted, newToken, updatedAt } from "./columns.ts";

/** Owned by library. The article as teachers see it now; what was published stands in article_versions. */
export const articles = pgTable(
  "library",
  {
    id: text("id").primaryKey().$defaultFn(newToken),
    title: text("title").notNull(),
    author: text("author"),
    grade: text("grade").notNull(),
    chapter: text("chapter").notNull(),
    article: text("article").notNull(),
    articlePinyin: text("article_pinyin"),
    question: text("question"),
    questionPinyin: text("question_pinyin"),
    fileName: text("file_name"),
    titleArticle: text("title_article"),
    image: text("image"),
    readingLayer: jsonb("reading_layer").$type<unknown>(),
    textLength: integer("text_length").notNull().default(0),
    currentVersionToken: text("current_version_token"),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deleted: deleted(),
  },
  (table) => [
    check("library_grade", sql`${table.grade} ~ '^[0-9]'`),
    check("library_text_length", sql`${table.textLength} >= 0`),
    index("library_grade_idx")
      .on(sql`(substring(${table.grade} from '^[0-9]+')::integer)`, table.id)
      .where(sql`not deleted`),
    index("library_live_idx").on(table.id).where(sql`not deleted`),
  ],
);
