import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFile, chmod, mkdir, mkdtemp, readFile, realpath, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { createPool } from "../pools.ts";
import { findPostmaster } from "./postmaster.ts";
import { type EmbeddedDatabase, startEmbeddedDatabase } from "./start-embedded-database.ts";

const log = { info: () => {}, warn: () => {} };
const isRoot = process.getuid?.() === 0;
let root: string;
let dataDir: string;
let database: EmbeddedDatabase | undefined;
const applications: ChildProcess[] = [];

beforeAll(async () => {
  root = await realpath(await mkdtemp(join(tmpdir(), "embedded-")));
  await chmod(root, 0o711);
  dataDir = join(root, "data");
  const first = await start();
  await ask(first.connection, "create table kept as select '书香' as word");
  await first.stop();
});
afterEach(async () => {
  await database?.stop();
  database = undefined;
  for (const application of applications.splice(0)) application.kill("SIGKILL");
});
afterAll(async () => {
  const server = await findPostmaster(join(dataDir, "database"));
  if (server) process.kill(server.pid, "SIGQUIT");
  await rm(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 });
});

const start = (folder = dataDir) =>
  startEmbeddedDatabase({
    dataDir: folder,
    log,
    skipDurabilityForTests: true,
    systemDataFolder: join(root, "system"),
  });

/** Another application on a data folder, in a process of its own, and the first thing it says. */
async function runApplication(folder: string): Promise<{ application: ChildProcess; said: string }> {
  const application = spawn(process.execPath, ["tests/support/run-embedded-database.ts", folder], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  applications.push(application);
  const [said] = await once(application.stdout ?? application, "data");
  return { application, said: String(said).trim() };
}

async function ask(connection: ClientConfig, question: string): Promise<Record<string, unknown>> {
  const client = new Client(connection);
  await client.connect();
  const { rows } = await client.query(question).finally(() => client.end());
  return rows[0];
}

describe("the embedded database", () => {
  test("listens on a private socket only and gives the application a role without power", async () => {
    database = await start();
    expect(database.adopted).toBe(false);
    const answer = await ask(
      database.connection,
      `select current_setting('listen_addresses') as listens, current_setting('server_encoding') as encoding,
              rolsuper or rolcreatedb or rolcreaterole as powerful from pg_roles where rolname = current_user`,
    );
    expect(answer).toEqual({ listens: "", encoding: "UTF8", powerful: false });
    expect((await stat(database.connection.host ?? "")).mode & 0o777).toBe(0o700);
  });

  test("stops with the application and keeps what was written", async () => {
    expect(await findPostmaster(join(dataDir, "database"))).toBeUndefined();
    database = await start();
    expect(await ask(database.connection, "select word from kept")).toEqual({ word: "书香" });
  });

  test("a second application on the same data folder is refused, and the first does not notice", async () => {
    database = await start();
    const { said } = await runApplication(dataDir);
    expect(said).toBe(
      `Another application (process ${process.pid}) already uses the data folder ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
    expect(await ask(database.connection, "select word from kept")).toEqual({ word: "书香" });
  });

  test("after the application was killed, the next one takes the running database over and stops it", async () => {
    const { application, said } = await runApplication(dataDir);
    expect(said).toBe("ready");
    const before = await findPostmaster(join(dataDir, "database"));
    application.kill("SIGKILL");
    await once(application, "exit");
    database = await start();
    expect(database.adopted).toBe(true);
    expect((await findPostmaster(join(dataDir, "database")))?.pid).toBe(before?.pid);
    expect(await ask(database.connection, "select word from kept")).toEqual({ word: "书香" });
    await database.stop();
    expect(await findPostmaster(join(dataDir, "database"))).toBeUndefined();
  });

  test("a database that is killed comes back by itself, and the pool finds it", async () => {
    database = await start();
    const pool = createPool(database.connection);
    await pool.query("select 1");
    const killed = await findPostmaster(join(dataDir, "database"));
    process.kill(killed?.pid ?? 0, "SIGKILL");
    let word: string | undefined;
    for (const deadline = Date.now() + 15_000; !word && Date.now() < deadline; await sleep(50)) {
      word = await pool.query("select word from kept").then(
        ({ rows }) => rows[0].word,
        () => undefined,
      );
    }
    await pool.end();
    expect(word).toBe("书香");
    expect((await findPostmaster(join(dataDir, "database")))?.pid).not.toBe(killed?.pid);
  });

  test("the number of a dead server that another program got since does not keep the database from starting", async () => {
    database = await start();
    const file = join(dataDir, "database", "postmaster.pid");
    const pidFile = await readFile(file, "utf8");
    const { uid, gid } = await stat(file);
    await database.stop();
    const stranger = spawn("sleep", ["60"], isRoot ? { uid, gid } : {});
    applications.push(stranger);
    await writeFile(file, pidFile.replace(/^\d+/, String(stranger.pid)));
    database = await start();
    expect(database.adopted).toBe(false);
    expect(stranger.exitCode ?? stranger.signalCode).toBeNull();
  });

  test("refuses to run when a power cut could lose work, and says which setting", async () => {
    const settings = join(dataDir, "database", "postgresql.conf");
    const before = await readFile(settings, "utf8");
    await appendFile(settings, "\nfsync = off\nfull_page_writes = off\n");
    await expect(startEmbeddedDatabase({ dataDir, log })).rejects.toThrow(
      "The database would lose submitted work in a power cut: fsync, full_page_writes must be on. Remove it from postgresql.conf and postgresql.auto.conf.",
    );
    expect(await findPostmaster(join(dataDir, "database"))).toBeUndefined();
    await writeFile(settings, before);
    database = await startEmbeddedDatabase({ dataDir, log });
    expect(await ask(database.connection, "select word from kept")).toEqual({ word: "书香" });
  });

  test("of two applications that start at once on an empty folder one gets it", async () => {
    const folder = join(root, "race");
    const both = await Promise.all([runApplication(folder), runApplication(folder)]);
    const winner = both.find(({ said }) => said === "ready");
    const loser = both.find((one) => one !== winner);
    expect(winner).toBeDefined();
    expect(loser?.said).toMatch(/^Another application \(process \d+\) already uses the data folder/);
    winner?.application.stdin?.end();
    await once(winner?.application as ChildProcess, "exit");
    expect(await findPostmaster(join(folder, "database"))).toBeUndefined();
  });

  test("a path too long for a socket gets a short one in the temporary folder, gone after the stop", async () => {
    const folder = join(root, "long".repeat(25));
    database = await start(folder);
    const socketFolder = database.connection.host ?? "";
    expect(socketFolder.startsWith(tmpdir())).toBe(true);
    expect(socketFolder.startsWith(root)).toBe(false);
    expect(await ask(database.connection, "select 1 as one")).toEqual({ one: 1 });
    await database.stop();
    await expect(stat(socketFolder)).rejects.toThrow("ENOENT");
  });

  test.skipIf(!isRoot)(
    "as root, inside a private home, the files go where their account can enter",
    async () => {
      const home = join(root, "home");
      await mkdir(join(home, "app"), { recursive: true });
      await chmod(home, 0o700);
      const folder = join(home, "app", "var");
      database = await start(folder);
      await ask(database.connection, "create table here (id int)");
      expect(await readFile(join(folder, "database-folder.txt"), "utf8")).toContain(join(root, "system"));
      await database.stop();
      database = await start(folder);
      expect(await ask(database.connection, "select count(*)::int as n from here")).toEqual({ n: 0 });
    },
  );
});
