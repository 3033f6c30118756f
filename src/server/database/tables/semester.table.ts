import { sql } from "drizzle-orm";
import { boolean, check, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, deleted } from "./columns.ts";

/** Owned by semesters. The partial unique index is what makes a second current semester impossible. */
export const semesters = pgTable(
  "semester",
  {
    semesterYear: text("semester_year").primaryKey(),
    semesterName: text("semester_name").notNull(),
    isCurrent: boolean("is_current").notNull().default(false),
    createdAt: createdAt(),
    deleted: deleted(),
  },
  (table) => [
    check("semester_year_digits", sql`${table.semesterYear} ~ '^[0-9]{4}$'`),
    uniqueIndex("semester_one_current").on(table.isCurrent).where(sql`is_current and not deleted`),
  ],
);
