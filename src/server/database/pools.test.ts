import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const settings = async (pool: TestDatabase["requests"]) => {
  const { rows } = await pool.query(
    `select current_setting('plan_cache_mode') as plans, current_setting('statement_timeout') as statement,
            current_setting('idle_in_transaction_session_timeout') as idle`,
  );
  return rows[0];
};

/** What a restart of the database does to every connection of a pool. */
const endSessions = () =>
  database.analytics.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );

describe("pools", () => {
  test("requests reuse plans and give up after five seconds, reports plan anew and may take longer", async () => {
    expect(await settings(database.requests)).toEqual({
      plans: "force_generic_plan",
      statement: "5s",
      idle: "10s",
    });
    expect(await settings(database.analytics)).toEqual({ plans: "auto", statement: "20s", idle: "10s" });
  });

  test("a pool outlives the loss of idle connections", async () => {
    await Promise.all([1, 2, 3].map(() => database.requests.query("select pg_sleep(0.05)")));
    await endSessions();
    await expect.poll(() => database.requests.totalCount).toBe(0);
    expect((await database.requests.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });

  test("a connection lost in the middle of a transaction fails that transaction and nothing else", async () => {
    const lost = database.database.transaction(async (tx) => {
      await tx.execute("select 1");
      await endSessions();
      await tx.execute("select 2");
    });
    await expect(lost).rejects.toThrow();
    expect((await database.requests.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
  });
});
