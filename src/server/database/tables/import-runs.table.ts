import { sql } from "drizzle-orm";
import { check, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, newToken, token, updatedAt } from "./columns.ts";
import { users } from "./users.table.ts";

/** Owned by classes. A bulk upload with its rows and the place it has come to, so that it can stop and go on. */
export const importRuns = pgTable(
  "import_runs",
  {
    importToken: text("import_token").primaryKey().$defaultFn(newToken),
    startedBy: token("started_by").references(() => users.userToken),
    phase: text("phase").notNull().default("parsing"),
    nextRow: integer("next_row").notNull().default(0),
    rows: jsonb("rows").$type<unknown[]>().notNull().default([]),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    check(
      "import_runs_phase",
      sql`${table.phase} in ('parsing', 'validation', 'classes', 'users', 'enrollment', 'paused', 'completed', 'error')`,
    ),
  ],
);
