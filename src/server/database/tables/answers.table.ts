import { sql } from "drizzle-orm";
import { boolean, check, integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { instant, token } from "./columns.ts";
import { assignments } from "./homework-student-relation.table.ts";

/**
 * Owned by homework. What a child chose, one row per assignment, attempt and question, saved as it is chosen.
 * `correct` stays empty until the work is submitted and marked.
 */
export const answers = pgTable(
  "answers",
  {
    assignmentToken: token("assignment_token").references(() => assignments.assignmentToken),
    attempt: integer("attempt").notNull(),
    questionIndex: integer("question_index").notNull(),
    choiceIndex: integer("choice_index").notNull(),
    correct: boolean("correct"),
    milliseconds: integer("milliseconds").notNull().default(0),
    answeredAt: instant("answered_at").notNull().default(sql`now()`),
  },
  (table) => [
    primaryKey({ columns: [table.assignmentToken, table.attempt, table.questionIndex] }),
    check("answers_indexes", sql`${table.questionIndex} >= 0 and ${table.choiceIndex} >= 0`),
    check("answers_milliseconds", sql`${table.milliseconds} >= 0`),
  ],
);
