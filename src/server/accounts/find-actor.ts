import { sessionExpiresAt } from "#domain/accounts/sign-in-throttle.ts";
import { type Actor, isStaff, ROLE, ROLES, type Role } from "#domain/shared/actor.ts";
import { MINUTE_MS } from "#domain/shared/dates.ts";
import type { Database } from "#server/database/pools.ts";
import type { CurrentSession } from "#server/rpc/context.ts";
import { secretHash } from "./secret-token.ts";
import { findSession, updateSessionSeen } from "./sessions.queries.ts";

/** A write per request would cost more than it tells: once a minute is enough to keep a session alive. */
const SEEN_EVERY_MS = MINUTE_MS;

export type SignedIn = { readonly actor: Actor; readonly session: CurrentSession };

/** Who this cookie is, or nobody. A teacher who is not approved yet has no role so far. */
export async function findActor(db: Database, secret: string, now: Date): Promise<SignedIn | undefined> {
  const row = await findSession(db, secretHash(secret), now);
  if (!row) return undefined;
  const { tokenHash, remember, passwordCheckedAt, userToken, fullName, firstName, lastName, email } = row;
  const known = ROLES.find((role) => role === row.role) ?? ROLE.UNKNOWN;
  const role: Role = row.approved ? known : ROLE.UNKNOWN;
  if (now.getTime() - row.lastSeenAt.getTime() > SEEN_EVERY_MS) {
    const expiresAt = sessionExpiresAt({ staff: isStaff(role), remember, createdAt: row.createdAt, now });
    await updateSessionSeen(db, tokenHash, now, expiresAt);
  }
  return {
    actor: { userToken, role, fullName, firstName, lastName, email },
    session: { tokenHash, remember, passwordCheckedAt },
  };
}
