import { chmod, mkdir, mkdtemp, realpath, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { newSecret, secretHash } from "#server/accounts/secret-token.ts";
import { DATABASE_NAME, DATABASE_ROLE } from "#server/database/embedded/embedded.constants.ts";
import { findPostmaster } from "#server/database/embedded/postmaster.ts";
import {
  enrolStudents,
  type MadeClass,
  type MadePerson,
  makeClasses,
  makeSemesters,
  makeStaff,
  makeStudents,
} from "#server/database/factories.ts";
import type { FactoryContext } from "#server/database/factories-insert.ts";
import { createRandom, type Random } from "#server/database/factories-random.ts";
import { createPools, type Pools } from "#server/database/pools.ts";
import { sessions } from "#server/database/tables/sessions.table.ts";
import { type Caller, callerOf, send } from "./caller.ts";
import {
  freePort,
  HOST,
  type ServerProcess,
  type ServerSettings,
  startServerProcess,
} from "./server-process.ts";

export const CLASS_SIZE = 30;
const READY_MS = 60_000;
const POLL_MS = 20;
const SESSION_MS = 24 * 60 * 60 * 1_000;

export type SignedIn = MadePerson & { readonly call: Caller; readonly cookie: string };
export type FaultSchool = {
  readonly random: Random;
  readonly settings: ServerSettings;
  readonly url: string;
  readonly semesterYear: string;
  readonly teacher: SignedIn;
  readonly admin: SignedIn;
  /** Thirty children who submit. */
  readonly children: readonly SignedIn[];
  readonly schoolClass: MadeClass;
  /** Thirty others, to whom homework is published while children submit. */
  readonly otherClass: MadeClass;
  readonly otherChildren: readonly MadePerson[];
  /** For rows that a test makes or looks at by itself. */
  factory(): FactoryContext;
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  serverSaid(): string;
  killServer(): Promise<void>;
  killDatabase(): Promise<void>;
  startServer(): Promise<void>;
  /** Waits until the school is open again and the test's own connections are, too. */
  untilReady(): Promise<void>;
  stop(): Promise<void>;
};

/** The product on a durable database of its own, with two classes of thirty, a teacher and everybody signed in. */
export async function openFaultSchool(seed: number): Promise<FaultSchool> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "shuxiang-faults-")));
  // Temporary folders are private, and as root the database runs under another account.
  await chmod(folder, 0o711);
  const webRoot = join(folder, "web");
  await mkdir(webRoot);
  await writeFile(join(webRoot, "index.html"), "<!doctype html><title>Shuxiang</title>");
  const settings = { port: await freePort(), dataDir: join(folder, "data"), webRoot };
  const url = `http://${HOST}:${settings.port}`;
  const cluster = join(settings.dataDir, "database");
  const random = createRandom(seed);
  const words: string[] = [];
  let server: ServerProcess | undefined = await startServerProcess(settings);
  let pools = await connect(cluster);
  const factory = () => ({ db: pools.database, random, now: new Date() });
  const people = await loadPeople(factory(), url);

  return {
    ...people,
    ...{ random, settings, url, factory },
    query: async <Row>(text: string, values: readonly unknown[] = []) =>
      (await pools.analytics.query(text, [...values])).rows as Row[],
    serverSaid: () => words.join("") + (server?.said() ?? ""),
    async killServer() {
      await server?.kill();
      words.push(server?.said() ?? "");
      server = undefined;
    },
    async killDatabase() {
      const found = await findPostmaster(cluster);
      if (!found) throw new Error("There is no database to kill.");
      process.kill(found.pid, "SIGKILL");
      while ((await findPostmaster(cluster))?.pid === found.pid) await sleep(POLL_MS);
    },
    async startServer() {
      server = await startServerProcess(settings);
    },
    async untilReady() {
      await pools.end();
      pools = await untilHealthy(url, cluster);
    },
    async stop() {
      await pools.end().catch(() => {});
      await server?.stop();
      const left = await findPostmaster(cluster);
      if (left) process.kill(left.pid, "SIGQUIT");
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

async function connect(cluster: string): Promise<Pools> {
  const found = await findPostmaster(cluster);
  if (!found?.address) throw new Error("The database has no address.");
  return createPools({ ...found.address, user: DATABASE_ROLE, database: DATABASE_NAME });
}

async function untilHealthy(url: string, cluster: string): Promise<Pools> {
  for (const deadline = Date.now() + READY_MS; Date.now() < deadline; await sleep(POLL_MS)) {
    // Sessions may outlive their database by a moment, so there has to be a database as well.
    if (!(await findPostmaster(cluster))?.address || (await send(`${url}/healthz`, {})).status !== 200)
      continue;
    const pools = await connect(cluster);
    if (await pools.analytics.query("select 1").catch(() => undefined)) return pools;
    await pools.end();
  }
  throw new Error(`The school was not open again after ${READY_MS / 1_000} seconds.`);
}

async function loadPeople(context: FactoryContext, url: string) {
  const semesterYear = String(context.now.getUTCFullYear());
  await makeSemesters(context, [{ semesterYear, isCurrent: true }]);
  const [teacher, admin] = await makeStaff(context, [{}, { role: "admin" }]);
  if (!teacher || !admin) throw new Error("The staff was not made.");
  const teacherToken = teacher.userToken;
  const [schoolClass, otherClass] = await makeClasses(context, [
    { semesterYear, teacherToken },
    { semesterYear, teacherToken },
  ]);
  if (!schoolClass || !otherClass) throw new Error("The classes were not made.");
  const students = await makeStudents(context, Array(2 * CLASS_SIZE).fill({}));
  const children = students.slice(0, CLASS_SIZE);
  const otherChildren = students.slice(CLASS_SIZE);
  await enrolStudents(context, schoolClass, children);
  await enrolStudents(context, otherClass, otherChildren);
  const signedIn = await signIn(context, url, [teacher, admin, ...children]);
  const [signedTeacher, signedAdmin, ...signedChildren] = signedIn;
  if (!signedTeacher || !signedAdmin) throw new Error("The staff was not signed in.");
  const classes = { schoolClass, otherClass, otherChildren };
  return { semesterYear, teacher: signedTeacher, admin: signedAdmin, children: signedChildren, ...classes };
}

/** A session for each, as signing in would leave it; the passwords' cost is not what these tests are about. */
export async function signIn(
  { db, now }: FactoryContext,
  url: string,
  people: readonly MadePerson[],
): Promise<SignedIn[]> {
  const secrets = people.map((person) => ({ person, secret: newSecret() }));
  const expiresAt = new Date(now.getTime() + SESSION_MS);
  await db.insert(sessions).values(
    secrets.map(({ person, secret }) => ({
      tokenHash: secretHash(secret),
      userToken: person.userToken,
      remember: true,
      expiresAt,
    })),
  );
  return secrets.map(({ person, secret }) => {
    const cookie = `session=${secret}`;
    return { ...person, cookie, call: callerOf(url, cookie) };
  });
}
