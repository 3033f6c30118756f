import type { Pool } from "pg";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import {
  ADDRESS_WINDOW_MS,
  FAILURE_WINDOW_MS,
  MAX_ADDRESS_FAILURES,
  MAX_FAILURES_PER_DAY,
  waitAfterFailuresMs,
} from "#domain/accounts/sign-in-throttle.ts";
import { SECOND_MS } from "#domain/shared/dates.ts";
import type { SignInThrottle } from "#server/rpc/context.ts";

/** Counters live in PostgreSQL, so that several servers and a restart share them. */
export function createSignInThrottle(pool: Pool): SignInThrottle {
  const limiter = (keyPrefix: string, points: number, windowMs: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: "client",
      tableName: "throttle_counters",
      tableCreated: true,
      clearExpiredByTimeout: false,
      keyPrefix,
      points,
      duration: windowMs / SECOND_MS,
    });
  const failures = limiter("failures", MAX_FAILURES_PER_DAY, FAILURE_WINDOW_MS);
  const waits = limiter("wait", 1, FAILURE_WINDOW_MS);
  const refused = limiter("refused", 1, FAILURE_WINDOW_MS);
  const addresses = limiter("address", MAX_ADDRESS_FAILURES, ADDRESS_WINDOW_MS);

  return {
    async admit(account, from) {
      const [wait, address] = await Promise.all([
        waits.get(account),
        from === null ? null : addresses.get(from),
      ]);
      const accountMs = wait && wait.consumedPoints > 0 ? wait.msBeforeNext : 0;
      const addressMs = address && address.consumedPoints >= MAX_ADDRESS_FAILURES ? address.msBeforeNext : 0;
      const waitMs = Math.max(0, accountMs, addressMs);
      if (waitMs > 0) {
        const sentAway = await refused.penalty(accountMs > 0 ? account : `${from}`, 1);
        return { waitMs, tries: 0, refusals: sentAway.consumedPoints };
      }
      const counted = await failures.penalty(account, 1);
      const tries = counted.consumedPoints;
      if (tries <= MAX_FAILURES_PER_DAY) return { waitMs: 0, tries, refusals: 0 };
      return { waitMs: Math.max(1, counted.msBeforeNext), tries, refusals: tries - MAX_FAILURES_PER_DAY };
    },
    async fail(account, from) {
      const [counted] = await Promise.all([
        failures.get(account),
        from === null ? null : addresses.penalty(from, 1),
      ]);
      const waitMs = waitAfterFailuresMs(counted?.consumedPoints ?? 0);
      if (waitMs > 0) await waits.set(account, 1, waitMs / SECOND_MS);
    },
    async takeBack(account) {
      await failures.reward(account, 1);
    },
    async clear(account) {
      await Promise.all([failures.delete(account), waits.delete(account)]);
    },
  };
}
