import { sql } from "drizzle-orm";
import { bigint, check, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, newToken } from "./columns.ts";
import { users } from "./users.table.ts";

/** Owned by library. The real name of a file whose bytes lie in the store under a random key. */
export const storedFiles = pgTable(
  "stored_files",
  {
    fileKey: text("file_key").primaryKey().$defaultFn(newToken),
    bucket: text("bucket").notNull().default("library"),
    articleToken: text("article_token"),
    fileName: text("file_name").notNull(),
    contentType: text("content_type").notNull(),
    sizeBytes: bigint("size_bytes", { mode: "number" }).notNull(),
    uploadedBy: text("uploaded_by").references(() => users.userToken),
    createdAt: createdAt(),
  },
  (table) => [
    check("stored_files_size", sql`${table.sizeBytes} >= 0`),
    uniqueIndex("stored_files_article_key").on(table.articleToken),
  ],
);
