import { and, eq, sql } from "drizzle-orm";
import type { MailStateView } from "#domain/homework/homework.types.ts";
import type { Transaction } from "#server/database/pools.ts";
import { mailMessages } from "#server/database/tables/mail-messages.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import type { Executor } from "#server/rpc/context.ts";

export type MailAddress = { readonly address: string; readonly name: string };
export type OutgoingMail = MailAddress & {
  readonly messageToken: string;
  readonly publisherToken: string | null;
};

/** Marks an error that no later try would change; the queue stops at it. */
const FOR_GOOD = "refused: ";

/** One message per child with an e-mail, addresses taken from the children's own records. */
export async function insertHomeworkMail(
  tx: Transaction,
  {
    batchToken,
    functionName,
    studentTokens,
    body,
    createdAt,
  }: {
    readonly batchToken: string;
    readonly functionName: string;
    readonly studentTokens: readonly string[];
    readonly body: unknown;
    readonly createdAt: Date;
  },
): Promise<readonly MailAddress[]> {
  const { rows } = await tx.execute<{ address: string; name: string }>(sql`
    insert into ${mailMessages} (message_token, batch_token, function_name, address, name, body, created_at)
    select new_token(), ${batchToken}, ${functionName}, btrim(email), full_name,
      ${JSON.stringify(body)}::jsonb, ${createdAt}::timestamptz
    from ${users}
    where user_token = any(${sql.param(studentTokens)}::text[]) and btrim(coalesce(email, '')) <> ''
    order by full_name, user_token
    returning address, name`);
  return rows.map(({ address, name }) => ({ address, name }));
}

/** What still has to go out: neither sent nor refused for good. */
export async function listUnsentMail(db: Executor, batchToken: string): Promise<readonly OutgoingMail[]> {
  return db
    .select({
      messageToken: mailMessages.messageToken,
      address: mailMessages.address,
      name: mailMessages.name,
      publisherToken: sql<string | null>`${mailMessages.body} ->> 'publisherToken'`,
    })
    .from(mailMessages)
    .where(
      and(
        eq(mailMessages.batchToken, batchToken),
        sql`${mailMessages.status} <> 'sent'`,
        sql`not starts_with(coalesce(${mailMessages.lastError}, ''), ${FOR_GOOD})`,
      ),
    )
    .orderBy(mailMessages.messageToken);
}

export async function updateMailSent(db: Executor, messageToken: string, sentAt: Date): Promise<void> {
  await db
    .update(mailMessages)
    .set({ status: "sent", sentAt, lastError: null, tries: sql`${mailMessages.tries} + 1` })
    .where(eq(mailMessages.messageToken, messageToken));
}

/** How often this message has failed so far. */
export async function updateMailFailed(
  db: Executor,
  messageToken: string,
  { error, forGood }: { readonly error: string; readonly forGood: boolean },
): Promise<number> {
  const [row] = await db
    .update(mailMessages)
    .set({
      status: "failed",
      lastError: `${forGood ? FOR_GOOD : ""}${error}`,
      tries: sql`${mailMessages.tries} + 1`,
    })
    .where(eq(mailMessages.messageToken, messageToken))
    .returning({ tries: mailMessages.tries });
  return row?.tries ?? 0;
}

/** Counts of a batch for whoever published it; undefined for anybody else. */
export async function findMailState(
  db: Executor,
  { mailBatch, publisherToken }: { readonly mailBatch: string; readonly publisherToken: string },
): Promise<MailStateView | undefined> {
  const countOf = (status: string) =>
    sql<number>`count(*) filter (where ${mailMessages.status} = ${status})`.mapWith(Number);
  const [row] = await db
    .select({
      waiting: countOf("waiting"),
      sent: countOf("sent"),
      failed: countOf("failed"),
      all: sql<number>`count(*)`.mapWith(Number),
    })
    .from(mailMessages)
    .where(
      and(
        eq(mailMessages.batchToken, mailBatch),
        sql`${mailMessages.body} ->> 'publisherToken' = ${publisherToken}`,
      ),
    );
  if (!row || row.all === 0) return undefined;
  const { waiting, sent, failed } = row;
  return { waiting, sent, failed };
}
