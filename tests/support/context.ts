import { Readable } from "node:stream";
import { createRouterClient } from "@orpc/server";
import type { Actor } from "#domain/shared/actor.ts";
import { classesRouter } from "#server/classes/classes.router.ts";
import type { Database } from "#server/database/pools.ts";
import { homeworkRouter } from "#server/homework/homework.router.ts";
import { libraryRouter } from "#server/library/library.router.ts";
import { readingRouter } from "#server/reading/reading.router.ts";
import type { AuditEntry, RequestContext } from "#server/rpc/context.ts";
import { semestersRouter } from "#server/semesters/semesters.router.ts";

/** A Friday in the first semester of the test school. */
export const TEST_NOW = new Date("2026-11-20T10:00:00Z");

export type QueuedJob = { readonly name: string; readonly payload: unknown; readonly maxAttempts?: number };

/** What the product gives every request, with a clock that stands still and nothing that leaves the test. */
export type TestWorld = {
  readonly database: TestPools;
  readonly clock: { now(): Date; advance(milliseconds: number): void };
  readonly audit: AuditEntry[];
  readonly jobs: QueuedJob[];
  readonly files: Map<string, Uint8Array>;
};
type TestPools = { readonly database: Database; readonly analyticsDatabase: Database };

export function testWorld(database: TestPools, startAt: Date = TEST_NOW): TestWorld {
  let nowMs = startAt.getTime();
  const clock = {
    now: () => new Date(nowMs),
    advance(milliseconds: number) {
      nowMs += milliseconds;
    },
  };
  return { database, clock, audit: [], jobs: [], files: new Map() };
}

/** The context of one request by this actor, or by nobody. */
export function contextOf(
  { database, clock, audit, jobs, files }: TestWorld,
  actor: Actor | null,
): RequestContext {
  return {
    actor,
    session: null,
    db: database.database,
    analyticsDb: database.analyticsDatabase,
    now: clock.now,
    audit: {
      async record(_db, entry) {
        audit.push(entry);
      },
    },
    jobs: {
      async addJob(_db, name, payload, options) {
        jobs.push({ name, payload, ...options });
      },
    },
    passwords: cheapPasswords,
    files: {
      async put(key, bytes) {
        files.set(key, bytes);
      },
      async read(key) {
        return Readable.from([files.get(key) ?? new Uint8Array()]);
      },
      async remove(key) {
        files.delete(key);
      },
    },
    throttle: {
      admit: async () => ({ waitMs: 0, tries: 1, refusals: 0 }),
      fail: async () => {},
      takeBack: async () => {},
      clear: async () => {},
    },
    cookies: { device: null, startSession() {}, endSession() {}, rememberDevice() {} },
    setUpToken: null,
    publicUrl: "http://school.test",
    request: { id: "test", ipAddress: "127.0.0.1", userAgent: "test" },
  };
}

/** Hashing costs nothing here; the product's own cost is not what these tests are about. */
export const cheapPasswords: RequestContext["passwords"] = {
  hash: async (password) => `cheap:${password}`,
  verify: async (password, hash) => hash === `cheap:${password}`,
};

const router = {
  homework: homeworkRouter,
  reading: readingRouter,
  classes: classesRouter,
  library: libraryRouter,
  semesters: semestersRouter,
};

/** Calls the product's procedures as a named actor, or signed out with null. */
export function callAs(world: TestWorld, actor: Actor | null) {
  return createRouterClient(router, { context: contextOf(world, actor) });
}
export type Caller = ReturnType<typeof callAs>;
