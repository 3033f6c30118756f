import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { createdAt, token } from "./columns.ts";
import { users } from "./users.table.ts";

/** Owned by accounts. A device a user has signed in from before is not shut out by a stranger's wrong tries. */
export const knownDevices = pgTable(
  "known_devices",
  {
    deviceHash: text("device_hash").notNull(),
    userToken: token("user_token").references(() => users.userToken, { onDelete: "cascade" }),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.deviceHash, table.userToken] })],
);
