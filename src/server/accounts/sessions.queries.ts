import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "#server/database/pools.ts";
import { sessions } from "#server/database/tables/sessions.table.ts";
import { staffAccounts } from "#server/database/tables/staff-accounts.table.ts";
import { throttleCounters } from "#server/database/tables/throttle-counters.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import type { Executor } from "#server/rpc/context.ts";

export type SessionRow = {
  tokenHash: string;
  remember: boolean;
  passwordCheckedAt: Date;
  lastSeenAt: Date;
  createdAt: Date;
  userToken: string;
  fullName: string;
  firstName: string;
  lastName: string;
  email: string | null;
  role: string;
  approved: boolean;
};

function prepareFindSession(db: Database) {
  return db
    .select({
      tokenHash: sessions.tokenHash,
      remember: sessions.remember,
      passwordCheckedAt: sessions.passwordCheckedAt,
      lastSeenAt: sessions.lastSeenAt,
      createdAt: sessions.createdAt,
      userToken: users.userToken,
      fullName: users.fullName,
      firstName: users.firstName,
      lastName: users.lastName,
      email: users.email,
      role: users.role,
      approved: sql<boolean>`${users.role} <> 'teacher' or ${staffAccounts.approvedAt} is not null`,
    })
    .from(sessions)
    .innerJoin(users, eq(users.userToken, sessions.userToken))
    .leftJoin(staffAccounts, eq(staffAccounts.authUid, users.authUid))
    .where(
      and(
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        sql`${sessions.expiresAt} > ${sql.placeholder("now")}`,
        eq(users.deleted, false),
      ),
    )
    .prepare("find_session");
}
const prepared = new WeakMap<Database, ReturnType<typeof prepareFindSession>>();

/** Asked on every request; the role is read anew each time, so a demotion works at once. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<SessionRow | undefined> {
  const statement = prepared.get(db) ?? prepareFindSession(db);
  prepared.set(db, statement);
  const [row] = await statement.execute({ tokenHash, now: now.toISOString() });
  return row;
}

export type NewSession = typeof sessions.$inferInsert;

export async function insertSession(db: Executor, session: NewSession): Promise<void> {
  await db.insert(sessions).values(session);
}

export async function updateSessionSeen(
  db: Executor,
  tokenHash: string,
  seenAt: Date,
  expiresAt: Date,
): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: seenAt, expiresAt }).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteSession(db: Executor, tokenHash: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
}

export async function deleteExpiredSessions(db: Executor, now: Date): Promise<void> {
  await db.delete(sessions).where(sql`${sessions.expiresAt} <= ${now.toISOString()}`);
}

/** Throttle counters whose time is over; the limiter would not count them any more. */
export async function deleteExpiredCounters(db: Executor, now: Date): Promise<void> {
  await db.delete(throttleCounters).where(lt(throttleCounters.expire, now.getTime()));
}
