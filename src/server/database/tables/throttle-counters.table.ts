import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";

/** Owned by accounts, in the shape its limiter library reads and writes. Times are Unix milliseconds. */
export const throttleCounters = pgTable("throttle_counters", {
  key: text("key").primaryKey(),
  points: integer("points").notNull().default(0),
  expire: bigint("expire", { mode: "number" }),
});
