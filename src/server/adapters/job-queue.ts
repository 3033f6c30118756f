import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { Logger, type Runner, run, type TaskList, type WorkerEvents } from "graphile-worker";
import type { Pool } from "pg";
import { SECOND_MS } from "#domain/shared/dates.ts";
import type { Database, Transaction } from "#server/database/pools.ts";

export type JobOptions = {
  readonly maxAttempts?: number;
  /** A waiting job with the same key is replaced instead of doubled. */
  readonly key?: string;
  /** Jobs of one queue run one after the other. */
  readonly queue?: string;
  readonly runAt?: Date;
};

/** Adds a job inside the transaction: it runs after the commit and is gone after a rollback. */
export async function addJob(
  db: Database | Transaction,
  name: string,
  payload: unknown,
  { maxAttempts, key, queue, runAt }: JobOptions = {},
): Promise<void> {
  await db.execute(sql`
    select graphile_worker.add_job(
      ${name}::text,
      payload => ${JSON.stringify(payload)}::json,
      queue_name => ${queue ?? null}::text,
      run_at => ${runAt?.toISOString() ?? null}::timestamptz,
      max_attempts => ${maxAttempts ?? null}::int,
      job_key => ${key ?? null}::text)`);
}

type QueueLog = { warn(message: string): void; error(message: string): void };
type QueueOptions = {
  /** A pool of its own: listening holds one connection for good. */
  readonly pool: Pool;
  readonly tasks: TaskList;
  readonly log: QueueLog;
  readonly concurrency?: number;
  /** No other server works on this database: what a killed run left locked is free at once, not after four hours. */
  readonly isOnlyServer?: boolean;
};
export type RunningJobQueue = { readonly addJob: typeof addJob; stop(): Promise<void> };

const CONCURRENCY = 4;
const RESTART_MS = SECOND_MS;
const POLL_MS = 2 * SECOND_MS;
const SETTLE_MS = 250;

/** Jobs that a stopped runner still holds; without this they would wait four hours. */
const RELEASE_LOCKS = `select graphile_worker.force_unlock_workers(array(
  select locked_by from (
    select locked_by from graphile_worker._private_jobs union select locked_by from graphile_worker._private_job_queues
  ) as holders where locked_by = any($1) or ($2 and locked_by is not null)))`;

type RunningJobs = {
  readonly stop: () => Promise<void>;
  /** Comes when no worker is left, by whichever way. */
  readonly ended: Promise<void>;
};

/** Works through the jobs until stopped; when the database goes away it waits for it and goes on. */
export async function startJobQueue(options: QueueOptions): Promise<RunningJobQueue> {
  const stopped = new AbortController();
  const ownRunners: string[] = [];
  let runner: RunningJobs | undefined = await startRunner(options, ownRunners);
  const ended = keepRunning();

  async function keepRunning(): Promise<void> {
    while (!stopped.signal.aborted) {
      await runner?.ended;
      runner = undefined;
      if (stopped.signal.aborted) return;
      options.log.warn("The job queue stopped; starting it again.");
      await sleep(RESTART_MS, undefined, { signal: stopped.signal }).catch(() => {});
      runner = await startRunner(options, ownRunners).catch(() => undefined);
    }
    await runner?.stop();
  }

  return {
    addJob,
    async stop() {
      stopped.abort();
      await runner?.stop();
      await ended;
    },
  };
}

async function startRunner(options: QueueOptions, ownRunners: string[]): Promise<RunningJobs> {
  const { pool, tasks, log, concurrency = CONCURRENCY, isOnlyServer = false } = options;
  await pool.query(RELEASE_LOCKS, [ownRunners, isOnlyServer]);
  const events: WorkerEvents = new EventEmitter();
  events.once("pool:create", ({ workerPool }) => ownRunners.push(workerPool.id));
  const withoutWorkers = afterShutdown(events);
  const runner = await run({
    pgPool: pool,
    taskList: tasks,
    concurrency,
    events,
    // Without these two it looks for a file of its own and takes the signals from the server.
    parsedCronItems: [],
    noHandleSignals: true,
    // Unless results are reported in batches, one that finds the database away is an unhandled rejection and ends Node.
    preset: { worker: { pollInterval: POLL_MS, completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    logger: new Logger(() => (level, message) => {
      if (level === "error") log.error(message);
      if (level === "warning") log.warn(message);
    }),
  });
  // A worker that loses the database in its first moments remembers that error and repeats it for ever: begin anew,
  // once all workers have noticed.
  events.once("worker:getJob:error", () => {
    setTimeout(() => void runner.stop().catch(() => {}), SETTLE_MS).unref();
  });
  const ended = Promise.race([runner.promise.catch(() => {}), withoutWorkers]);
  return { ended, stop: () => Promise.race([stopRunner(runner), ended]) };
}

/** A runner that already stops by itself refuses; then its end is what to wait for. */
async function stopRunner(runner: Runner): Promise<void> {
  await runner.stop().catch(() => runner.promise.catch(() => {}));
}

/**
 * When two results that could not be reported fail at the same moment, graphile-worker 0.18 miscounts them and its
 * own promise waits for ever. Its workers are gone all the same, and this event says so.
 */
function afterShutdown(events: WorkerEvents): Promise<void> {
  return new Promise((resolve) => {
    const settle = () => void setTimeout(resolve, SETTLE_MS);
    events.once("pool:gracefulShutdown:complete", settle);
    events.once("pool:gracefulShutdown:error", settle);
  });
}
