import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** Owned by language. The school's textbook units: '1', '2', '3', then grade.unit. */
export const units = pgTable(
  "units",
  { unitKey: text("unit_key").primaryKey(), position: integer("position").notNull(), note: text("note") },
  (table) => [
    check("units_key", sql`${table.unitKey} ~ '^(1|2|3|[4-8]\\.(1[0-2]|[1-9]))$'`),
    index("units_position_idx").on(table.position),
  ],
);

/** Owned by language. The characters a unit teaches, in order, each with its readings, the first one primary. */
export const unitCharacters = pgTable(
  "unit_characters",
  {
    unitKey: text("unit_key")
      .notNull()
      .references(() => units.unitKey),
    character: text("character").notNull(),
    position: integer("position").notNull(),
    readings: text("readings").array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.unitKey, table.character] }),
    check("unit_characters_readings", sql`cardinality(${table.readings}) > 0`),
    index("unit_characters_character_idx").on(table.character),
  ],
);
