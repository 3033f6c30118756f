import { sql } from "drizzle-orm";
import { check, index, pgTable, text, uniqueIndex } from "drizzle-orm/pg-core";
import { createdAt, deleted, newToken } from "./columns.ts";
import { staffAccounts } from "./staff-accounts.table.ts";

/** Owned by accounts. Everybody the school knows; only students carry a password hash here. */
export const users = pgTable(
  "users",
  {
    userToken: text("user_token").primaryKey().$defaultFn(newToken),
    authUid: text("auth_uid").references(() => staffAccounts.authUid),
    email: text("email"),
    username: text("username"),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    fullName: text("full_name").notNull(),
    role: text("role").notNull().default("unknown"),
    password: text("password"),
    dob: text("dob"),
    phone: text("phone"),
    createdAt: createdAt(),
    deleted: deleted(),
  },
  (table) => [
    check("users_role", sql`${table.role} in ('admin', 'teacher', 'student', 'unknown')`),
    check(
      "users_password_is_a_students",
      sql`${table.password} is null or ${table.role} in ('student', 'unknown')`,
    ),
    check("users_dob", sql`${table.dob} is null or ${table.dob} ~ '^[0-9]{4}/[0-9]{2}/[0-9]{2}$'`),
    uniqueIndex("users_username_key").on(sql`lower(${table.username})`).where(sql`not deleted`),
    uniqueIndex("users_auth_uid_key").on(table.authUid),
    uniqueIndex("users_staff_email_key")
      .on(sql`lower(${table.email})`)
      .where(sql`not deleted and role in ('admin', 'teacher')`),
    index("users_role_first_name_idx").on(table.role, table.firstName).where(sql`not deleted`),
    index("users_email_idx").on(sql`lower(${table.email})`),
  ],
);
