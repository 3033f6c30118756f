import { integer, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, newToken } from "./columns.ts";
import { users } from "./users.table.ts";

/** Owned by language. Readings a person settled for the whole school: within this phrase, this character reads so. */
export const schoolReadings = pgTable(
  "school_readings",
  {
    readingToken: text("reading_token").primaryKey().$defaultFn(newToken),
    phrase: text("phrase").notNull(),
    position: integer("position").notNull(),
    reading: text("reading").notNull(),
    createdBy: text("created_by").references(() => users.userToken),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("school_readings_phrase_key").on(table.phrase, table.position)],
);
