import type { LogCategory, LogSeverity } from "#domain/audit/audit.constants.ts";
import type { Actor } from "#domain/shared/actor.ts";
import type { Database, Transaction } from "#server/database/pools.ts";

export type Executor = Database | Transaction;

export type AuditEntry = {
  readonly action: string;
  readonly description: string;
  readonly category: LogCategory;
  readonly severity?: LogSeverity;
  readonly details?: Readonly<Record<string, unknown>>;
  /** For entries about somebody who is not signed in (yet). */
  readonly subject?: { readonly userToken: string | null; readonly email: string | null };
};

/** Writes the system log as the asking user, with address and browser; never fails the work it reports. */
export type Audit = { record(db: Executor, entry: AuditEntry): Promise<void> };

/** Adds a job inside the transaction: it runs after the commit and is gone after a rollback. */
export type JobQueue = {
  addJob(
    db: Executor,
    name: string,
    payload: unknown,
    options?: { maxAttempts?: number; key?: string },
  ): Promise<void>;
};

export type Passwords = {
  hash(password: string): Promise<string>;
  /** Costs the same time when there is no hash to compare with. */
  verify(password: string, hash: string | null): Promise<boolean>;
};

/** Files of the school under random keys; the real names stand in the database. */
export type Files = {
  put(key: string, bytes: Uint8Array): Promise<void>;
  read(key: string): Promise<NodeJS.ReadableStream>;
  remove(key: string): Promise<void>;
};

/** Where a try comes from; null for a device the account knows, which no stranger's tries shut out. */
type TriedFrom = string | null;

/** Slows down guessing, per account and per address; only failures count. */
export type SignInThrottle = {
  /**
   * Counts a try before the password is looked at, so that tries sent all at once are not all looked at.
   * `waitMs` above 0: not now, and the try does not count; `refusals` says how many were sent away so far.
   */
  admit(
    account: string,
    from: TriedFrom,
  ): Promise<{ readonly waitMs: number; readonly tries: number; readonly refusals: number }>;
  /** The password was wrong: the try stays counted and the account may have to wait. */
  fail(account: string, from: TriedFrom): Promise<void>;
  /** Nobody looked at the password after all. */
  takeBack(account: string): Promise<void>;
  clear(account: string): Promise<void>;
};

export type CookieJar = {
  readonly device: string | null;
  startSession(token: string, expiresAt: Date | null): void;
  endSession(): void;
  rememberDevice(token: string): void;
};

export type CurrentSession = {
  readonly tokenHash: string;
  readonly remember: boolean;
  readonly passwordCheckedAt: Date;
};

/** Everything one request may touch. Built in http/, in tests by a helper; slices know only this type. */
export type RequestContext = {
  readonly actor: Actor | null;
  readonly session: CurrentSession | null;
  readonly db: Database;
  readonly analyticsDb: Database;
  readonly now: () => Date;
  readonly audit: Audit;
  readonly jobs: JobQueue;
  readonly passwords: Passwords;
  readonly files: Files;
  readonly throttle: SignInThrottle;
  readonly cookies: CookieJar;
  readonly setUpToken: string | null;
  readonly publicUrl: string;
  readonly request: { readonly id: string; readonly ipAddress: string; readonly userAgent: string };
};

export type ActorContext = RequestContext & { readonly actor: Actor };
