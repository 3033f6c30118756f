import { getTableColumns } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Random } from "./factories-random.ts";
import type { Database, Transaction } from "./pools.ts";

/** Where made rows go, which dice fall, and the moment everything happens that is given no other. */
export type FactoryContext = {
  readonly db: Database | Transaction;
  readonly random: Random;
  readonly now: Date;
};

/** PostgreSQL takes 65,535 parameters in a statement; a third of it leaves the driver quick. */
const PARAMETERS_PER_STATEMENT = 20_000;

/** Inserts any number of rows in few statements. */
export async function insertInChunks<Table extends PgTable>(
  db: FactoryContext["db"],
  table: Table,
  rows: readonly Table["$inferInsert"][],
): Promise<void> {
  const size = Math.floor(PARAMETERS_PER_STATEMENT / Object.keys(getTableColumns(table)).length);
  for (let from = 0; from < rows.length; from += size) {
    await db.insert(table).values(rows.slice(from, from + size));
  }
}
