import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, newToken, token } from "./columns.ts";
import { articles } from "./library.table.ts";

/** Owned by library. Text and questions as they stood when saved: a homework is marked by the version it points to. */
export const articleVersions = pgTable(
  "article_versions",
  {
    versionToken: text("version_token").primaryKey().$defaultFn(newToken),
    articleToken: token("article_token").references(() => articles.id),
    versionNumber: integer("version_number").notNull(),
    article: text("article").notNull(),
    question: text("question"),
    questionPinyin: text("question_pinyin"),
    questionCount: integer("question_count").notNull().default(0),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("article_versions_number_key").on(table.articleToken, table.versionNumber)],
);
