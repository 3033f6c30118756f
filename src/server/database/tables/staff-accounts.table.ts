import { sql } from "drizzle-orm";
import { boolean, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, instant, newToken } from "./columns.ts";

/** Owned by accounts. How staff get in: apart from the profile, so that a profile can be read without a hash. */
export const staffAccounts = pgTable(
  "staff_accounts",
  {
    authUid: text("auth_uid").primaryKey().$defaultFn(newToken),
    email: text("email").notNull(),
    passwordHash: text("password_hash").notNull(),
    mustChangePassword: boolean("must_change_password").notNull().default(false),
    approvedAt: instant("approved_at"),
    passwordChangedAt: instant("password_changed_at"),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex("staff_accounts_email_key").on(sql`lower(${table.email})`)],
);
