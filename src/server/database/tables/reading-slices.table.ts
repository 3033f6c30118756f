import { sql } from "drizzle-orm";
import { bigserial, check, index, integer, pgTable } from "drizzle-orm/pg-core";
import { instant, token } from "./columns.ts";
import { assignments } from "./homework-student-relation.table.ts";
import { readingVisits } from "./reading-visits.table.ts";

/** Owned by reading. One row per credited slice: the events behind every figure of reading time. */
export const readingSlices = pgTable(
  "reading_slices",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    visitToken: token("visit_token").references(() => readingVisits.visitToken),
    assignmentToken: token("assignment_token").references(() => assignments.assignmentToken),
    milliseconds: integer("milliseconds").notNull(),
    elapsedMs: integer("elapsed_ms").notNull(),
    creditedAt: instant("credited_at").notNull().default(sql`now()`),
  },
  (table) => [
    check("reading_slices_capped", sql`${table.milliseconds} between 1 and 40000`),
    index("reading_slices_assignment_idx").on(table.assignmentToken, table.creditedAt),
  ],
);
