import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import { Logger, runMigrations } from "graphile-worker";
import { Client, type ClientConfig } from "pg";
import { createPool } from "./pools.ts";

/** Any number, as long as no other advisory lock uses it in the application's database. */
const MIGRATION_LOCK_KEY = 7_398_202;
const MIGRATIONS_FOLDER = fileURLToPath(new URL("migrations", import.meta.url));

const silentLogger = new Logger(() => () => {});

/**
 * Brings the database to this version. Several servers may start at once, and neither migrator takes a lock of its
 * own: the first migrates, the others wait and find nothing left to do.
 */
export async function applyMigrations(
  connection: ClientConfig,
  migrationsFolder = MIGRATIONS_FOLDER,
): Promise<void> {
  const client = new Client(connection);
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK_KEY]);
    if (existsSync(join(migrationsFolder, "meta", "_journal.json"))) {
      await migrate(drizzle(client), { migrationsFolder });
    }
    await applyQueueMigrations(connection);
  } finally {
    // Ending the session frees the lock, whatever happened.
    await client.end();
  }
}

async function applyQueueMigrations(connection: ClientConfig): Promise<void> {
  const pool = createPool(connection, { max: 2 });
  try {
    await runMigrations({ pgPool: pool, taskList: {}, parsedCronItems: [], logger: silentLogger });
  } finally {
    await pool.end();
  }
}
