import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { applyMigrations } from "./migrate.ts";

let database: TestDatabase;
let folder: string;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = await mkdtemp(join(tmpdir(), "migrations-"));
});
afterAll(async () => {
  await database.drop();
  await rm(folder, { recursive: true });
});

async function writeMigration(statement: string): Promise<void> {
  await mkdir(join(folder, "meta"), { recursive: true });
  await writeFile(join(folder, "0000_probe.sql"), statement);
  const entries = [{ idx: 0, version: "7", when: 4_000_000_000_000, tag: "0000_probe", breakpoints: true }];
  await writeFile(
    join(folder, "meta", "_journal.json"),
    JSON.stringify({ version: "7", dialect: "postgresql", entries }),
  );
}

const probeExists = async () =>
  (await database.requests.query("select to_regclass('probe') is not null as found")).rows[0].found;

describe("migrations", () => {
  test("an empty migrations folder still brings the job queue", async () => {
    await applyMigrations(database.connection, join(folder, "nothing-here"));
    const { rows } = await database.requests.query(
      "select count(*)::int as n from pg_proc where proname = 'add_job'",
    );
    expect(rows[0].n).toBeGreaterThan(0);
  });

  test("a migration that fails half-way changes nothing", async () => {
    await writeMigration("create table probe (id int);--> statement-breakpoint\nselect 1/0;");
    await expect(applyMigrations(database.connection, folder)).rejects.toThrow();
    expect(await probeExists()).toBe(false);
  });

  test("several servers may start at once: the migration is applied one time", async () => {
    await writeMigration("create table probe (id int);");
    await Promise.all(Array.from({ length: 4 }, () => applyMigrations(database.connection, folder)));
    expect(await probeExists()).toBe(true);
    const { rows } = await database.requests.query(
      "select count(*)::int as n from drizzle.__drizzle_migrations where created_at = 4000000000000",
    );
    expect(rows[0].n).toBe(1);
  });
});
