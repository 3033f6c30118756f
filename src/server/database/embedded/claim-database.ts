import { realpath } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { type Client, escapeIdentifier } from "pg";
import type { DatabasePlace } from "./database-place.ts";
import {
  APP_LOCK_KEY,
  APP_LOCK_WAIT_MS,
  DATABASE_NAME,
  DATABASE_ROLE,
  POLL_MS,
} from "./embedded.constants.ts";

/**
 * One application per embedded database: whoever starts it also stops it. The lock lives as long as this connection,
 * so even a killed application frees it.
 */
export async function claimDatabase(client: Client, { dataDir }: DatabasePlace): Promise<void> {
  for (const deadline = Date.now() + APP_LOCK_WAIT_MS; ; await sleep(POLL_MS)) {
    const { rows } = await client.query("select pg_try_advisory_lock($1) as mine", [APP_LOCK_KEY]);
    if (rows[0].mine) return;
    if (Date.now() > deadline) break;
  }
  throw new Error(
    `Another application${await otherApplication(client)} already uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
  );
}

async function otherApplication(client: Client): Promise<string> {
  const { rows } = await client.query(
    `select application_name as name from pg_locks join pg_stat_activity using (pid)
      where locktype = 'advisory' and objid = $1 and granted limit 1`,
    [APP_LOCK_KEY],
  );
  const process = /\d+$/.exec(rows[0]?.name ?? "")?.[0];
  return process ? ` (process ${process})` : "";
}

/** The server must be the one of this folder. */
export async function assertOwnServer(client: Client, { folder }: DatabasePlace): Promise<void> {
  const { rows } = await client.query("show data_directory");
  if ((await realpath(rows[0].data_directory).catch(() => "")) === folder) return;
  throw new Error(`The database server at this address serves ${rows[0].data_directory}, not ${folder}.`);
}

const DURABILITY_SETTINGS = ["fsync", "synchronous_commit", "full_page_writes"];

/** Without these three a power cut loses children's submitted work: measured, all of it. */
export async function assertDurable(client: Client): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select name from pg_settings where name = any($1) and setting <> 'on' order by name",
    [DURABILITY_SETTINGS],
  );
  if (rows.length === 0) return;
  const names = rows.map((row) => row.name).join(", ");
  throw new Error(
    `The database would lose submitted work in a power cut: ${names} must be on. Remove it from postgresql.conf and postgresql.auto.conf.`,
  );
}

/** The application's own role and database, so that a hole in a query is not the superuser's. */
export async function createApplicationDatabase(client: Client, password?: string): Promise<void> {
  const role = escapeIdentifier(DATABASE_ROLE);
  const { rows } = await client.query(
    `select exists (select from pg_roles where rolname = $1) as role,
            exists (select from pg_database where datname = $2) as database`,
    [DATABASE_ROLE, DATABASE_NAME],
  );
  if (!rows[0].role) await client.query(`create role ${role} login`);
  if (password) await client.query(`alter role ${role} password ${client.escapeLiteral(password)}`);
  if (!rows[0].database)
    await client.query(`create database ${escapeIdentifier(DATABASE_NAME)} owner ${role}`);
}
