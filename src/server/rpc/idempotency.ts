import { createHash } from "node:crypto";
import { AppError } from "#domain/shared/app-error.ts";
import type { Transaction } from "#server/database/pools.ts";
import { findIdempotentAnswer, insertIdempotentAnswer, lockIdempotencyKey } from "./idempotency.queries.ts";

type Request = { key: string | undefined; userToken: string; procedure: string; input: unknown };

/**
 * Runs the work once per request key. A repetition gets the stored answer; the same key with another
 * request is a conflict. The answer is written in the work's own transaction.
 */
export async function once<Answer>(
  tx: Transaction,
  { key, userToken, procedure, input }: Request,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (!key) return work();
  const requestHash = createHash("sha256").update(JSON.stringify(input)).digest("hex");
  await lockIdempotencyKey(tx, `${userToken}:${procedure}:${key}`);
  const stored = await findIdempotentAnswer(tx, { key, userToken, procedure });
  if (stored) {
    if (stored.requestHash !== requestHash) throw new AppError("conflict", "shared.conflict");
    return stored.response as Answer;
  }
  const answer = await work();
  await insertIdempotentAnswer(tx, { key, userToken, procedure, requestHash, response: answer });
  return answer;
}
