import { jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt } from "./columns.ts";

const cached = () => ({ data: jsonb("data").$type<unknown>().notNull(), createdAt: createdAt() });

/** Owned by analytics, all three. Computed figures kept for a while; always safe to empty. */
export const articleCache = pgTable("homework_article_cache", {
  articleToken: text("article_token").primaryKey(),
  ...cached(),
});
export const studentCache = pgTable("homework_student_cache", {
  studentToken: text("student_token").primaryKey(),
  ...cached(),
});
export const classCache = pgTable("homework_class_cache", {
  classToken: text("class_token").primaryKey(),
  ...cached(),
});
