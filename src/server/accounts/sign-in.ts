import type { SessionUser, SignInResult } from "#domain/accounts/accounts.types.ts";
import { ROLE } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/app-error.ts";
import { SECOND_MS } from "#domain/shared/dates.ts";
import type { AuditEntry, RequestContext } from "#server/rpc/context.ts";
import { secretHash } from "./secret-token.ts";
import { startSession } from "./start-session.ts";
import {
  type AccountRow,
  findStaffCredentials,
  findStudentForSignIn,
  findUserByAuthUid,
  isKnownDevice,
  listStudentsByEmail,
} from "./users.queries.ts";

type Door = "staff" | "student";
type Throttled = { readonly account: string; readonly from: string | null };
type Attempt = {
  readonly door: Door;
  readonly name: string;
  readonly remember: boolean;
  readonly userToken: string | undefined;
  readonly judge: () => Promise<Outcome>;
};
type Outcome = { readonly user: AccountRow } | { readonly refused: string; readonly user?: AccountRow };

function attemptEntry(door: Door, name: string, outcome: Outcome): AuditEntry {
  const refused = "refused" in outcome ? outcome.refused : null;
  return {
    action: refused ? "Login failed" : "Login",
    description: refused ? `A ${door} login was refused` : `${outcome.user?.fullName} signed in`,
    category: "auth",
    severity: refused ? "warning" : "success",
    details: {
      success: !refused,
      error: refused,
      role: outcome.user?.role ?? null,
      attemptedRole: door,
      name,
    },
    subject: { userToken: outcome.user?.userToken ?? null, email: outcome.user?.email ?? null },
  };
}

/**
 * A child's own device is throttled apart from all others: a classmate's wrong tries elsewhere, even hundreds from
 * the school's one address, do not lock the child out.
 */
async function throttledAs(context: RequestContext, { door, name, userToken }: Attempt): Promise<Throttled> {
  const { device } = context.cookies;
  if (userToken && device && (await isKnownDevice(context.db, secretHash(device), userToken)))
    return { account: `device:${userToken}:${secretHash(device)}`, from: null };
  const account = userToken ? `account:${userToken}` : `${door}:${secretHash(name.toLowerCase())}`;
  return { account, from: context.request.ipAddress };
}

/** The frame of both doors: throttle, judge, count, log, start the session. */
async function signIn(context: RequestContext, attempt: Attempt): Promise<SessionUser> {
  const { door, name, remember } = attempt;
  const { account, from } = await throttledAs(context, attempt);
  const { waitMs, tries, refusals } = await context.throttle.admit(account, from);
  if (waitMs > 0) {
    // A flood of tries must not become a flood of entries: the 1st, 2nd, 4th, 8th … refusal is noted.
    if (Number.isInteger(Math.log2(refusals)))
      await context.audit.record(
        context.db,
        attemptEntry(door, name, { refused: "accounts.tooManyAttempts" }),
      );
    throw new AppError("tooMany", "accounts.tooManyAttempts", {
      retryAfterSeconds: Math.ceil(waitMs / SECOND_MS),
    });
  }
  const outcome = await attempt.judge().catch(async (error: unknown) => {
    await context.throttle.takeBack(account);
    throw error;
  });
  if ("refused" in outcome) {
    await context.throttle.fail(account, from);
    await context.audit.record(context.db, attemptEntry(door, name, outcome));
    if (tries === ALARM_AFTER_FAILURES)
      await context.audit.record(context.db, alarmEntry(name, attempt.userToken));
    throw new AppError(
      outcome.refused === "accounts.staffOnly" ? "forbidden" : "unauthenticated",
      outcome.refused,
    );
  }
  const user = await context.db.transaction(async (tx) => {
    const signedIn = await startSession(context, tx, outcome.user, remember);
    await context.audit.record(tx, attemptEntry(door, name, outcome));
    if (door === "student") await context.audit.record(tx, studentLoginEvent(outcome.user));
    return signedIn;
  });
  await context.throttle.clear(account);
  return user;
}

/** Ten wrong tries on one account are more than forgetting. */
const ALARM_AFTER_FAILURES = 10;

function alarmEntry(name: string, userToken: string | undefined): AuditEntry {
  return {
    action: "Repeated wrong passwords",
    description: "Somebody may be guessing the password of an account",
    category: "auth",
    severity: "error",
    details: { name, failures: ALARM_AFTER_FAILURES },
    subject: { userToken: userToken ?? null, email: null },
  };
}

/** The school's own record of what the specification sends to a web-analytics service (decision E01). */
function studentLoginEvent(user: AccountRow): AuditEntry {
  return {
    action: "StudentLogin",
    description: "click",
    category: "auth",
    subject: { userToken: user.userToken, email: user.email },
  };
}

export async function signInStaff(
  context: RequestContext,
  { email, password, remember }: { email: string; password: string; remember: boolean },
): Promise<SignInResult> {
  const credentials = await findStaffCredentials(context.db, email);
  const profile = credentials && (await findUserByAuthUid(context.db, credentials.authUid));
  const pupils = credentials ? [] : await listStudentsByEmail(context.db, email);
  const judge = async (): Promise<Outcome> => {
    const right = await context.passwords.verify(password, credentials?.passwordHash ?? null);
    for (const pupil of pupils)
      if (await context.passwords.verify(password, pupil.password))
        return { refused: "accounts.staffOnly", user: pupil };
    if (!credentials || !right) return { refused: "accounts.invalidCredentials" };
    if (!profile) return { refused: "accounts.profileNotFound" };
    if (profile.role !== ROLE.ADMIN && profile.role !== ROLE.TEACHER)
      return { refused: "accounts.staffOnly", user: profile };
    // As for every later request: a teacher whom nobody has approved has no role yet.
    const waiting = profile.role === ROLE.TEACHER && !credentials.approvedAt;
    return { user: waiting ? { ...profile, role: ROLE.UNKNOWN } : profile };
  };
  return {
    user: await signIn(context, {
      door: "staff",
      name: email,
      remember,
      // A child's password cannot be guessed at this door beside its own.
      userToken: profile?.userToken ?? pupils[0]?.userToken,
      judge,
    }),
  };
}

export async function signInStudent(
  context: RequestContext,
  { username, password, remember }: { username: string; password: string; remember: boolean },
): Promise<SignInResult> {
  const pupil = await findStudentForSignIn(context.db, username);
  const judge = async (): Promise<Outcome> => {
    const right = await context.passwords.verify(password, pupil?.password ?? null);
    if (!pupil) return { refused: "accounts.usernameNotFound" };
    if (!right) return { refused: "accounts.incorrectPassword", user: pupil };
    return { user: pupil };
  };
  return {
    user: await signIn(context, {
      door: "student",
      name: username,
      remember,
      userToken: pupil?.userToken,
      judge,
    }),
  };
}
