import { sql } from "drizzle-orm";
import { boolean, text, timestamp } from "drizzle-orm/pg-core";
import { v7 as uuidV7 } from "uuid";

/** A new random token whose text order is the order of creation. */
export const newToken = (): string => uuidV7();

export const token = (name: string) => text(name).notNull();
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: "date" });
export const createdAt = () => instant("created_at").notNull().default(sql`now()`);
export const updatedAt = () => instant("updated_at").notNull().default(sql`now()`);
export const deleted = () => boolean("deleted").notNull().default(false);
