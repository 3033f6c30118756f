import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { articleVersions } from "./article-versions.table.ts";
import { schoolClasses } from "./classes.table.ts";
import { createdAt, deleted, instant, newToken, token } from "./columns.ts";
import { articles } from "./library.table.ts";
import { users } from "./users.table.ts";

/** Owned by homework. An article published to a class; at most one live row per article and class. */
export const homework = pgTable(
  "homework",
  {
    homeworkToken: text("homework_token").primaryKey().$defaultFn(newToken),
    publisherName: text("publisher_name").notNull(),
    publisherToken: token("publisher_token").references(() => users.userToken),
    classToken: token("class_token").references(() => schoolClasses.classToken),
    articleToken: token("article_token").references(() => articles.id),
    versionToken: token("version_token").references(() => articleVersions.versionToken),
    title: text("title").notNull(),
    grade: text("grade").notNull(),
    chapter: text("chapter").notNull(),
    createdAt: createdAt(),
    publishedDate: instant("published_date"),
    recalledAt: instant("recalled_at"),
    recalledBy: text("recalled_by").references(() => users.userToken),
    deleted: deleted(),
  },
  (table) => [
    uniqueIndex("homework_one_live").on(table.articleToken, table.classToken).where(sql`not deleted`),
    index("homework_class_idx").on(table.classToken, table.createdAt.desc().nullsFirst()),
  ],
);
