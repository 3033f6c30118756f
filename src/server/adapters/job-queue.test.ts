import { afterEach, beforeEach, describe, expect, type MockInstance, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { addJob, type RunningJobQueue, startJobQueue } from "./job-queue.ts";

let database: TestDatabase;
let queue: RunningJobQueue | undefined;
let warnings: string[];
let done: unknown[];
let trace: MockInstance;

beforeEach(async () => {
  database = await createTestDatabase();
  warnings = [];
  done = [];
  // graphile-worker prints a trace when a worker loses the database while it is being stopped.
  trace = vi.spyOn(console, "trace").mockImplementation(() => {});
});
afterEach(async () => {
  await queue?.stop();
  queue = undefined;
  trace.mockRestore();
  await database.drop();
});

const log = {
  warn: (message: string) => warnings.push(message),
  error: (message: string) => warnings.push(message),
};
const start = async (
  note: (payload: unknown) => void | Promise<void> = (payload) => void done.push(payload),
) => {
  queue = await startJobQueue({ pool: database.jobs, tasks: { note }, log, isOnlyServer: true });
};
const add = (payload: unknown, options = {}) =>
  database.database.transaction((tx) => addJob(tx, "note", payload, options));
const waitingJobs = async () =>
  (await database.requests.query("select count(*)::int as n from graphile_worker.jobs")).rows[0].n;

describe("the job queue", () => {
  test("a job of a committed transaction runs with its payload", async () => {
    await start();
    await add({ title: '春天\'s "花"' });
    await expect.poll(() => done, { timeout: 5_000 }).toEqual([{ title: '春天\'s "花"' }]);
  });

  test("a job of a transaction that was rolled back never existed", async () => {
    const undone = database.database.transaction(async (tx) => {
      await addJob(tx, "note", 1);
      throw new Error("changed my mind");
    });
    await expect(undone).rejects.toThrow("changed my mind");
    expect(await waitingJobs()).toBe(0);
  });

  test("a second job with the same key replaces the first while it waits", async () => {
    await add(1, { key: "same" });
    await add(2, { key: "same" });
    await start();
    await expect.poll(() => done, { timeout: 5_000 }).toEqual([2]);
    expect(await waitingJobs()).toBe(0);
  });

  test("a job for later waits", async () => {
    await start();
    await add(1, { runAt: new Date(Date.now() + 3_600_000) });
    await add(2);
    await expect.poll(() => done, { timeout: 5_000 }).toEqual([2]);
    expect(await waitingJobs()).toBe(1);
  });

  test("stopping waits for the job that is running", async () => {
    let finish = () => {};
    const running = new Promise<void>((begun) => {
      void start(async (payload) => {
        begun();
        await new Promise<void>((resolve) => {
          finish = resolve;
        });
        done.push(payload);
      });
    });
    await add("slow");
    await running;
    const stopped = queue?.stop();
    finish();
    await stopped;
    queue = undefined;
    expect(done).toEqual(["slow"]);
    expect(await waitingJobs()).toBe(0);
  });

  test("work goes on after every connection to the database was lost", async () => {
    await start();
    await database.analytics.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
    );
    await add("afterwards");
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(["afterwards"]);
  });

  test("a job that ends while the database is away runs once more, and the server lives on", async () => {
    const keeper = await database.analytics.connect();
    const letIn = (connections: number) =>
      keeper.query(`alter database ${database.connection.database} connection limit ${connections}`);
    queue = await startJobQueue({
      pool: database.jobs,
      log,
      tasks: {
        async note(payload) {
          done.push(payload);
          if (done.length > 1) return;
          await letIn(0);
          await keeper.query(
            "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
          );
          setTimeout(() => void letIn(-1), 500);
        },
      },
    });
    await add("interrupted");
    await expect.poll(() => done, { timeout: 10_000 }).toEqual(["interrupted", "interrupted"]);
    await expect.poll(waitingJobs).toBe(0);
    keeper.release();
  });

  test("a job that a killed server was working on is free again at the next start", async () => {
    await add("left behind");
    await database.requests.query(
      "update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now(), attempts = 1",
    );
    await start();
    await expect.poll(() => done, { timeout: 5_000 }).toEqual(["left behind"]);
  });
});
