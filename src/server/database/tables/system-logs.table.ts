import { sql } from "drizzle-orm";
import { bigserial, check, index, pgTable, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.ts";

/** Owned by audit. No foreign key to users: what happened stays known after the person is gone. */
export const systemLogs = pgTable(
  "system_logs",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    timestamp: instant("timestamp").notNull().default(sql`now()`),
    userEmail: text("user_email"),
    userId: text("user_id"),
    action: text("action").notNull(),
    description: text("description").notNull(),
    category: text("category").notNull(),
    severity: text("severity").notNull().default("info"),
    details: text("details"),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
  },
  (table) => [
    check(
      "system_logs_category",
      sql`${table.category} in ('system', 'auth', 'user', 'homework', 'class', 'file')`,
    ),
    check("system_logs_severity", sql`${table.severity} in ('info', 'success', 'warning', 'error')`),
    index("system_logs_timestamp_idx").on(table.timestamp.desc().nullsFirst()),
    index("system_logs_user_idx").on(table.userId, table.timestamp.desc().nullsFirst()),
  ],
);
