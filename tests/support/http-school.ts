import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import { createSignInThrottle } from "#server/accounts/throttle.ts";
import { insertStaff } from "#server/accounts/users.queries.ts";
import { createFileStore } from "#server/adapters/file-store.ts";
import { addJob } from "#server/adapters/job-queue.ts";
import { createPasswordHasher } from "#server/adapters/password-hasher.ts";
import type { Database } from "#server/database/pools.ts";
import { staffAccounts } from "#server/database/tables/staff-accounts.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import { createApp } from "#server/http/app.ts";
import type { Services } from "#server/http/services.ts";
import type { Passwords } from "#server/rpc/context.ts";
import { createTestDatabase, type TestDatabase } from "./test-database.ts";

/** The server as it runs, on a database of its own; only hashing is cheap and the clock stands still until moved. */
export type HttpSchool = {
  readonly app: FastifyInstance;
  readonly database: TestDatabase;
  readonly db: Database;
  readonly services: Services;
  readonly clock: Clock;
  /** A browser of its own: it keeps the cookies it is given. */
  visitor(options?: VisitorOptions): Visitor;
  stop(): Promise<void>;
};
export type Clock = { now(): Date; pass(milliseconds: number): void };
type VisitorOptions = {
  readonly remoteAddress?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

export const SET_UP_TOKEN = "the-token-of-the-link";
export const INDEX_PAGE = "<!doctype html><title>Shuxiang</title>";

/** The cheapest cost that bcrypt takes: tests sign in hundreds of times. */
const CHEAP_COST = 4;
export const passwords: Passwords = createPasswordHasher({ cost: CHEAP_COST });

export async function openHttpSchool(changes: Partial<Services> = {}): Promise<HttpSchool> {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), "http-school-"));
  const webRoot = join(folder, "web");
  await mkdir(join(webRoot, "assets"), { recursive: true });
  await writeFile(join(webRoot, "index.html"), INDEX_PAGE);
  await writeFile(join(webRoot, "assets", "page-1a2b3c.js"), "export {};");
  const clock = createClock(new Date("2026-09-14T08:00:00Z"));
  const services: Services = {
    db: database.database,
    analyticsDb: database.analyticsDatabase,
    jobs: { addJob },
    passwords,
    files: createFileStore({ dataDir: folder }),
    throttle: createSignInThrottle(database.requests),
    setUpToken: SET_UP_TOKEN,
    publicUrl: "http://localhost:3000",
    trustProxy: false,
    webRoot,
    now: clock.now,
    ...changes,
  };
  const app = await createApp(services);
  await app.ready();
  return {
    app,
    database,
    db: services.db,
    services,
    clock,
    visitor: (options) => createVisitor(app, options),
    async stop() {
      await app.close();
      await database.drop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function createClock(start: Date): Clock {
  let at = start.getTime();
  return {
    now: () => new Date(at),
    pass(milliseconds) {
      at += milliseconds;
    },
  };
}

/** What a call came back with; `error` is what the product says about a refusal. */
export type Answer = {
  readonly status: number;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks at whatever came over the wire
  readonly output: any;
  readonly error: { readonly code: string; readonly kind: string; readonly params: Record<string, unknown> };
  readonly text: string;
  readonly response: LightMyRequestResponse;
};
export type Cookie = LightMyRequestResponse["cookies"][number];
export type Visitor = {
  readonly cookies: Map<string, Cookie>;
  call(procedure: string, input?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  request(options: InjectOptions): Promise<LightMyRequestResponse>;
};

function createVisitor(app: FastifyInstance, { remoteAddress, headers: own }: VisitorOptions = {}): Visitor {
  const cookies = new Map<string, Cookie>();
  const request = async (options: InjectOptions) => {
    const cookie = [...cookies.values()].map(({ name, value }) => `${name}=${value}`).join("; ");
    const headers = { ...(cookie ? { cookie } : {}), ...own, ...options.headers };
    const response = await app.inject({ ...(remoteAddress ? { remoteAddress } : {}), ...options, headers });
    for (const set of response.cookies) {
      if (set.expires && set.expires.getTime() === 0) cookies.delete(set.name);
      else cookies.set(set.name, set);
    }
    return response;
  };
  return {
    cookies,
    request,
    async call(procedure, input, headers = {}) {
      const url = `/rpc/${procedure.replace(".", "/")}`;
      const payload = { json: input ?? {} };
      const response = await request({ method: "POST", url, payload, headers });
      const text = response.body;
      const body = text.startsWith("{") ? JSON.parse(text) : {};
      const { statusCode: status } = response;
      return { status, output: body.json, error: body.json?.data ?? body, text, response };
    },
  };
}

const PASSWORD_OF_STAFF = "Lantern-Festival-8";

type Staff = {
  readonly email: string;
  readonly role?: "admin" | "teacher";
  readonly approved?: boolean;
  readonly password?: string;
  readonly name?: readonly [firstName: string, lastName: string];
};

/** A member of staff with an account; answers the user token. */
export async function addStaff(
  db: Database,
  { email, role = "teacher", approved = true, password = PASSWORD_OF_STAFF, name = ["Lan", "Gao"] }: Staff,
): Promise<string> {
  const [firstName, lastName] = name;
  const passwordHash = await passwords.hash(password);
  const userToken = await insertStaff(db, {
    email,
    passwordHash,
    firstName,
    lastName,
    role,
    approvedAt: new Date(),
  });
  if (!approved)
    await db.update(staffAccounts).set({ approvedAt: null }).where(eq(staffAccounts.email, email));
  return userToken;
}

type Student = {
  readonly username: string;
  readonly email?: string;
  readonly password?: string;
  readonly dob?: string;
  readonly role?: "student" | "unknown";
  readonly name?: readonly [firstName: string, lastName: string];
};

/** A pupil whose password is the date of birth, as a school hands it out; answers the user token. */
export async function addStudent(
  db: Database,
  { username, email, dob = "2015/01/02", password, role = "student", name = ["Ming", "Li"] }: Student,
): Promise<string> {
  const [firstName, lastName] = name;
  const [user] = await db
    .insert(users)
    .values({
      username,
      email,
      firstName,
      lastName,
      fullName: `${firstName} ${lastName}`,
      role,
      dob,
      phone: "555-0142",
      password: await passwords.hash(password ?? dob.replaceAll("/", "")),
    })
    .returning({ userToken: users.userToken });
  if (!user) throw new Error("the student was not added");
  return user.userToken;
}

/** Signs in at the right door with the password that addStaff and addStudent give. */
export async function signInAs(
  visitor: Visitor,
  name: string,
  options: { readonly remember?: boolean; readonly password?: string } = {},
): Promise<Answer> {
  const { remember = false } = options;
  if (name.includes("@")) {
    const password = options.password ?? PASSWORD_OF_STAFF;
    return visitor.call("accounts.staffSignIn", { email: name, password, remember });
  }
  const password = options.password ?? "20150102";
  return visitor.call("accounts.studentSignIn", { username: name, password, remember });
}
