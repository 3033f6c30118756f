import { LOG_RETENTION_DAYS } from "#domain/audit/audit.constants.ts";
import { DAY_MS, HOUR_MS } from "#domain/shared/dates.ts";
import { deleteExpiredCounters, deleteExpiredSessions } from "#server/accounts/sessions.queries.ts";
import { deleteOldLogs } from "#server/audit/system-logs.queries.ts";
import type { Database } from "#server/database/pools.ts";
import { deleteOldIdempotentAnswers } from "#server/rpc/idempotency.queries.ts";

const KEEP_HOUSE_EVERY_MS = 6 * HOUR_MS;
/** Nobody repeats a request a week later. */
const KEEP_ANSWERS_MS = 7 * DAY_MS;
/** Few enough that a batch never makes anybody wait. */
const LOG_BATCH = 5_000;

/** Throws away what has had its time: log entries after 90 days, ended sessions, counters, stored answers. */
export async function keepHouse(db: Database, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - LOG_RETENTION_DAYS * DAY_MS);
  while ((await deleteOldLogs(db, oldest, LOG_BATCH)) === LOG_BATCH);
  await deleteExpiredSessions(db, now);
  await deleteExpiredCounters(db, now);
  await deleteOldIdempotentAnswers(db, new Date(now.getTime() - KEEP_ANSWERS_MS));
}

/** At the start and every six hours from then on; a failure waits for the next time. */
export function startKeepingHouse(
  db: Database,
  now: () => Date,
  log: { warn(message: string): void },
): { stop(): Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  const once = () => {
    running = keepHouse(db, now()).catch((error: unknown) =>
      log.warn(`Housekeeping failed: ${String(error)}`),
    );
  };
  once();
  const timer = setInterval(once, KEEP_HOUSE_EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}
