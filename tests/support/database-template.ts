import { chmod, mkdtemp, readdir, readFile, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { ClientConfig } from "pg";
import type { TestProject } from "vitest/node";
import { DATABASE_ADMINISTRATOR, DATABASE_NAME } from "#server/database/embedded/embedded.constants.ts";
import { findPostmaster, isAlive } from "#server/database/embedded/postmaster.ts";
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from "#server/database/embedded/start-embedded-database.ts";
import { applyMigrations } from "#server/database/migrate.ts";

/** Where test databases are cloned, and from which. */
export type DatabaseTemplate = {
  readonly connection: ClientConfig;
  readonly administrator: string;
  readonly template: string;
};

declare module "vitest" {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

const FOLDER_PREFIX = "shuxiang-tests-";
const OWNER_FILE = "test-run.pid";
const DATA = "data";

let database: EmbeddedDatabase | undefined;
let dataDir: string | undefined;

/** One server for the whole run, migrated once; every test then clones it in a few hundredths of a second. */
export async function setup(project: TestProject): Promise<void> {
  const parent = await fastFolder();
  await removeLeftovers(parent);
  dataDir = await mkdtemp(join(parent, FOLDER_PREFIX));
  await writeFile(join(dataDir, OWNER_FILE), String(process.pid));
  // Temporary folders are private, and as root the database runs under another account.
  await chmod(dataDir, 0o711);
  database = await startEmbeddedDatabase({
    dataDir: join(dataDir, DATA),
    log: silentLog,
    skipDurabilityForTests: true,
  });
  await applyMigrations(database.connection);
  project.provide("databaseTemplate", {
    connection: database.connection,
    administrator: DATABASE_ADMINISTRATOR,
    template: DATABASE_NAME,
  });
}

export async function teardown(): Promise<void> {
  await database?.stop();
  if (dataDir) await rm(dataDir, { recursive: true, force: true });
}

const silentLog = { info: () => {}, warn: () => {} };

const MEMORY_FOLDER = "/dev/shm";
const MEMORY_WANTED_BYTES = 2 * 1024 ** 3;

/** A clone is five hundred small files: 25 ms in memory, 400 ms on a slow disk. Containers may have too little memory there. */
async function fastFolder(): Promise<string> {
  const space = await statfs(MEMORY_FOLDER).catch(() => undefined);
  return space && space.bavail * space.bsize >= MEMORY_WANTED_BYTES ? MEMORY_FOLDER : tmpdir();
}

/** A run that was killed leaves its server behind, and nobody else would ever stop it. */
async function removeLeftovers(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(FOLDER_PREFIX)) continue;
    const folder = join(parent, name);
    const owner = Number(await readFile(join(folder, OWNER_FILE), "utf8").catch(() => ""));
    if (!owner || isAlive(owner)) continue;
    // What another account left is not ours to remove, nor in our way.
    await removeRun(folder).catch(() => {});
  }
}

async function removeRun(folder: string): Promise<void> {
  const server = await findPostmaster(join(folder, DATA, "database"));
  if (server) process.kill(server.pid, "SIGQUIT");
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}
