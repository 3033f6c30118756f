import type { Transaction } from "#server/database/pools.ts";
import { newToken } from "#server/database/tables/columns.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { insertHomeworkMail } from "./mail.queries.ts";

export const SEND_EMAIL_JOB = "send-email";
/** With the queue's growing pauses this is about three days of trying. */
const MAIL_TRIES = 25;

/** What the job is told. The recipients it writes to are the batch's rows, never this list. */
export type HomeworkMailJob = {
  readonly mailBatch: string;
  readonly className: string;
  readonly studentEmailsInfo: readonly { readonly address: string; readonly name: string }[];
  readonly publisherEmailInfo: { readonly address: string | null; readonly name: string };
  readonly articleInfo: { readonly title: string; readonly grade: string };
};

type Published = {
  readonly className: string;
  readonly article: { readonly title: string; readonly grade: string };
  readonly studentTokens: readonly string[];
};

/** Puts one message for each new child with an e-mail into the outbox, in the transaction that made its assignment. */
export async function queueHomeworkMail(
  { actor, jobs, now }: ActorContext,
  tx: Transaction,
  { className, article, studentTokens }: Published,
): Promise<string | null> {
  if (studentTokens.length === 0) return null;
  const mailBatch = newToken();
  const facts = {
    className,
    publisherEmailInfo: { address: actor.email, name: actor.fullName },
    articleInfo: { title: article.title, grade: article.grade },
  };
  const studentEmailsInfo = await insertHomeworkMail(tx, {
    batchToken: mailBatch,
    functionName: SEND_EMAIL_JOB,
    studentTokens,
    body: { ...facts, publisherToken: actor.userToken },
    createdAt: now(),
  });
  if (studentEmailsInfo.length === 0) return null;
  const job: HomeworkMailJob = { mailBatch, ...facts, studentEmailsInfo };
  await jobs.addJob(tx, SEND_EMAIL_JOB, job, { maxAttempts: MAIL_TRIES });
  return mailBatch;
}
