import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import { type ClientConfig, Pool, type PoolConfig } from "pg";
import { SECOND_MS } from "#domain/shared/dates.ts";

export type Database<Schema extends Record<string, unknown> = Record<string, never>> = NodePgDatabase<Schema>;
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0];

export type Pools = {
  /** What people wait for. */
  readonly requests: Pool;
  /** Reports: a plan made for the values at hand, and more time. */
  readonly analytics: Pool;
  /** The job queue keeps one connection for listening and must not take it from people. */
  readonly jobs: Pool;
  readonly database: Database;
  readonly analyticsDatabase: Database;
  end(): Promise<void>;
};

const REQUESTS_MAX = 10;
const ANALYTICS_MAX = 4;
const JOBS_MAX = 6;
/** With the wait for a connection, an answer comes within ten seconds even when the database hangs. */
const REQUEST_STATEMENT_MS = 5 * SECOND_MS;
const CONNECT_MS = 4 * SECOND_MS;
const ANALYTICS_STATEMENT_MS = 20 * SECOND_MS;
const IDLE_IN_TRANSACTION_MS = 10 * SECOND_MS;

/** Opens the three pools of one database; connections are made when first needed. */
export function createPools(connection: ClientConfig): Pools {
  const requests = createPool(connection, {
    max: REQUESTS_MAX,
    statement_timeout: REQUEST_STATEMENT_MS,
    // Planning is three quarters of a prepared lookup's cost (measured: 3,800 against 14,300 a second).
    options: "-c plan_cache_mode=force_generic_plan",
  });
  const analytics = createPool(connection, { max: ANALYTICS_MAX, statement_timeout: ANALYTICS_STATEMENT_MS });
  const jobs = createPool(connection, { max: JOBS_MAX });
  return {
    requests,
    analytics,
    jobs,
    database: drizzle(requests),
    analyticsDatabase: drizzle(analytics),
    async end() {
      await Promise.all([requests, analytics, jobs].map((pool) => pool.end()));
    },
  };
}

/** A pool that outlives a restart of its database: without these listeners the first lost connection ends Node. */
export function createPool(connection: ClientConfig, options: PoolConfig = {}): Pool {
  const pool = new Pool({
    connectionTimeoutMillis: CONNECT_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    ...connection,
    ...options,
  });
  // The pool drops the lost connection by itself, and whoever was using it gets the error from the query.
  pool.on("error", () => {});
  pool.on("connect", (client) => client.on("error", () => {}));
  return pool;
}
