import { and, eq, lt, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/pools.ts";
import { idempotencyKeys } from "#server/database/tables/idempotency-keys.table.ts";
import type { Executor } from "./context.ts";

type Key = { key: string; userToken: string; procedure: string };
export type IdempotentAnswer = { requestHash: string; response: unknown };

export async function lockIdempotencyKey(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 7))`);
}

export async function findIdempotentAnswer(
  tx: Transaction,
  { key, userToken, procedure }: Key,
): Promise<IdempotentAnswer | undefined> {
  const [row] = await tx
    .select({ requestHash: idempotencyKeys.requestHash, response: idempotencyKeys.response })
    .from(idempotencyKeys)
    .where(
      and(
        eq(idempotencyKeys.requestKey, key),
        eq(idempotencyKeys.userToken, userToken),
        eq(idempotencyKeys.procedure, procedure),
      ),
    );
  return row;
}

export async function insertIdempotentAnswer(
  tx: Transaction,
  { key, ...row }: Key & { requestHash: string; response: unknown },
): Promise<void> {
  await tx.insert(idempotencyKeys).values({ requestKey: key, ...row });
}

export async function deleteOldIdempotentAnswers(db: Executor, olderThan: Date): Promise<void> {
  await db.delete(idempotencyKeys).where(lt(idempotencyKeys.createdAt, olderThan));
}
