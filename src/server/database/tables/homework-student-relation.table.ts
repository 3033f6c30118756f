import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { schoolClasses } from "./classes.table.ts";
import { createdAt, deleted, instant, newToken, token, updatedAt } from "./columns.ts";
import { homework } from "./homework.table.ts";
import { articles } from "./library.table.ts";
import { users } from "./users.table.ts";

/**
 * Owned by homework; reading may add to total_time. One assignment per homework and student.
 * The two counts are generated from question_attempted, so no writer, not even an import, can make them disagree.
 */
export const assignments = pgTable(
  "homework_student_relation",
  {
    assignmentToken: text("assignment_token").primaryKey().$defaultFn(newToken),
    homeworkToken: token("homework_token").references(() => homework.homeworkToken),
    studentToken: token("student_token").references(() => users.userToken),
    classToken: token("class_token").references(() => schoolClasses.classToken),
    articleToken: token("article_token").references(() => articles.id),
    fullName: text("full_name").notNull(),
    completed: boolean("completed").notNull().default(false),
    completedAt: instant("completed_at"),
    questionAttempted: text("question_attempted"),
    totalTime: bigint("total_time", { mode: "number" }).notNull().default(0),
    attempt: integer("attempt").notNull().default(1),
    answeredCount: integer("answered_count").generatedAlwaysAs(sql`attempt_answered(question_attempted)`),
    correctCount: integer("correct_count").generatedAlwaysAs(sql`attempt_correct(question_attempted)`),
    openedAt: instant("opened_at"),
    recalledAt: instant("recalled_at"),
    recalledBy: text("recalled_by").references(() => users.userToken),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    deleted: deleted(),
  },
  (table) => [
    uniqueIndex("assignment_one_per_student").on(table.homeworkToken, table.studentToken),
    check("assignment_time", sql`${table.totalTime} >= 0`),
    check("assignment_attempt", sql`${table.attempt} >= 1`),
    check("assignment_completed_at", sql`not ${table.completed} or ${table.completedAt} is not null`),
    index("assignment_pending_idx")
      .on(table.studentToken, table.createdAt.desc().nullsFirst())
      .where(sql`answered_count = 0 and recalled_at is null`),
    index("assignment_completed_idx")
      .on(table.studentToken, table.createdAt.desc().nullsFirst())
      .where(sql`answered_count > 0`),
    index("assignment_class_idx").on(table.classToken, table.studentToken),
  ],
);
