import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { createdAt, instant, newToken } from "./columns.ts";

/** Owned by homework. The outbox: one message per recipient, its token is also its Message-ID. */
export const mailMessages = pgTable(
  "mail_messages",
  {
    messageToken: text("message_token").primaryKey().$defaultFn(newToken),
    batchToken: text("batch_token").notNull(),
    functionName: text("function_name").notNull(),
    address: text("address").notNull(),
    name: text("name").notNull(),
    body: jsonb("body").$type<unknown>().notNull(),
    status: text("status").notNull().default("waiting"),
    tries: integer("tries").notNull().default(0),
    lastError: text("last_error"),
    createdAt: createdAt(),
    sentAt: instant("sent_at"),
  },
  (table) => [
    check("mail_messages_status", sql`${table.status} in ('waiting', 'sent', 'failed')`),
    index("mail_messages_batch_idx").on(table.batchToken),
  ],
);
