import type { SessionUser } from "#domain/accounts/accounts.types.ts";
import { sessionExpiresAt } from "#domain/accounts/sign-in-throttle.ts";
import { isStaff, type Role } from "#domain/shared/actor.ts";
import type { Executor, RequestContext } from "#server/rpc/context.ts";
import { newSecret, secretHash } from "./secret-token.ts";
import { deleteSession, insertSession } from "./sessions.queries.ts";
import { type AccountRow, insertKnownDevice } from "./users.queries.ts";

export function sessionUser(row: AccountRow): SessionUser {
  const { userToken, fullName, firstName, lastName, email } = row;
  return { userToken, fullName, firstName, lastName, email, role: row.role as Role };
}

/** Signs somebody in: always a new session with a new secret, the old one of this browser ends. */
export async function startSession(
  context: RequestContext,
  tx: Executor,
  user: AccountRow,
  remember: boolean,
): Promise<SessionUser> {
  const now = context.now();
  const secret = newSecret();
  const expiresAt = sessionExpiresAt({ staff: isStaff(user.role as Role), remember, createdAt: now, now });
  if (context.session) await deleteSession(tx, context.session.tokenHash);
  await insertSession(tx, {
    tokenHash: secretHash(secret),
    userToken: user.userToken,
    remember,
    passwordCheckedAt: now,
    lastSeenAt: now,
    createdAt: now,
    expiresAt,
    ipAddress: context.request.ipAddress,
    userAgent: context.request.userAgent,
  });
  const device = context.cookies.device ?? newSecret();
  await insertKnownDevice(tx, secretHash(device), user.userToken);
  context.cookies.rememberDevice(device);
  context.cookies.startSession(secret, remember ? expiresAt : null);
  return sessionUser(user);
}
