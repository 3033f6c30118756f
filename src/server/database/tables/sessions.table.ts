import { sql } from "drizzle-orm";
import { boolean, index, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, token } from "./columns.ts";
import { users } from "./users.table.ts";

/** Owned by accounts. The cookie carries a random token; only its SHA-256 is kept. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    userToken: token("user_token").references(() => users.userToken, { onDelete: "cascade" }),
    remember: boolean("remember").notNull().default(false),
    passwordCheckedAt: instant("password_checked_at").notNull().default(sql`now()`),
    lastSeenAt: instant("last_seen_at").notNull().default(sql`now()`),
    expiresAt: instant("expires_at").notNull(),
    ipAddress: text("ip_address"),
    userAgent: text("user_agent"),
    createdAt: createdAt(),
  },
  (table) => [
    index("sessions_user_idx").on(table.userToken),
    index("sessions_expiry_idx").on(table.expiresAt),
  ],
);
