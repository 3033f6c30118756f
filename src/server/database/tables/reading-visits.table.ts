import { sql } from "drizzle-orm";
import { index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { instant, newToken, token } from "./columns.ts";
import { assignments } from "./homework-student-relation.table.ts";

/** Owned by reading. One opening of the reading screen; a newer one closes the older, so two tabs count once. */
export const readingVisits = pgTable(
  "reading_visits",
  {
    visitToken: text("visit_token").primaryKey().$defaultFn(newToken),
    assignmentToken: token("assignment_token").references(() => assignments.assignmentToken),
    openedAt: instant("opened_at").notNull().default(sql`now()`),
    lastCreditAt: instant("last_credit_at").notNull().default(sql`now()`),
    closedAt: instant("closed_at"),
  },
  (table) => [
    uniqueIndex("reading_visits_one_open").on(table.assignmentToken).where(sql`closed_at is null`),
    index("reading_visits_assignment_idx").on(table.assignmentToken),
  ],
);
