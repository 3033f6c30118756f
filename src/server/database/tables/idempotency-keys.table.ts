import { jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, token } from "./columns.ts";

/** Owned by rpc. The answer a repeated request gets again, written in the transaction that did the work. */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  {
    requestKey: text("request_key").notNull(),
    userToken: token("user_token"),
    procedure: text("procedure").notNull(),
    requestHash: text("request_hash").notNull(),
    response: jsonb("response").$type<unknown>().notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.requestKey, table.userToken, table.procedure] })],
);
