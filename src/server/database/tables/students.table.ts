import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { schoolClasses } from "./classes.table.ts";
import { createdAt, deleted, instant, token } from "./columns.ts";
import { semesters } from "./semester.table.ts";
import { users } from "./users.table.ts";

/** Owned by classes. One enrolment per student and semester; the token equals the user's. */
export const enrolments = pgTable(
  "students",
  {
    studentToken: token("student_token").references(() => users.userToken),
    semesterYear: token("semester_year").references(() => semesters.semesterYear),
    classToken: text("class_token").references(() => schoolClasses.classToken),
    className: text("class_name"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    email: text("email"),
    phoneNumber: text("phone_number"),
    todoArticleTokens: jsonb("todo_article_tokens").$type<string[]>().notNull().default([]),
    pendingArticleTokens: jsonb("pending_article_tokens").$type<string[]>().notNull().default([]),
    completeArticleTokens: jsonb("complete_article_tokens").$type<string[]>().notNull().default([]),
    createdAt: createdAt(),
    removedAt: instant("removed_at"),
    deleted: deleted(),
  },
  (table) => [
    primaryKey({ columns: [table.studentToken, table.semesterYear] }),
    index("students_class_idx").on(table.classToken).where(sql`not deleted`),
    index("students_semester_idx").on(table.semesterYear, table.firstName),
  ],
);
