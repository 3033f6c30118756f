import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { findSession } from "#server/accounts/sessions.queries.ts";
import { createPools } from "#server/database/pools.ts";
import { listPending } from "#server/homework/pending.queries.ts";
import { freePort } from "../faults/server-process.ts";
import type { PreparedStatement } from "./bare-server.ts";
import type { BenchSchool } from "./bench-school.ts";

export type BareServer = { readonly port: number; stop(): Promise<void> };

/** Starts the yardstick on the same database. */
export async function startBareServer(school: BenchSchool): Promise<BareServer> {
  const port = await freePort();
  const statements = await preparedStatements(school);
  const order = { connection: school.connection, port, ...statements };
  const child = fork(join(import.meta.dirname, "bare-server.ts"), [JSON.stringify(order)], {
    execArgv: ["--max-semi-space-size=2"],
  });
  await once(child, "message");
  return {
    port,
    async stop() {
      const exited = once(child, "exit");
      child.disconnect();
      await exited;
    },
  };
}

/** The product's own statements, overheard, so that the yardstick asks the database exactly the same. */
async function preparedStatements({ connection }: BenchSchool) {
  const pools = createPools(connection);
  const heard: PreparedStatement[] = [];
  const logger = {
    logQuery: (text: string, values: unknown[]) => {
      heard.push({ name: `bare_${heard.length}`, text, values: values as string[] });
    },
  };
  const db = drizzle(pools.requests, { logger });
  const now = new Date();
  await listPending(db, { studentToken: "STUDENT", limit: 10, offset: 0 });
  await findSession(db, "HASH", now);
  await pools.end();
  const [pending, session] = heard.map((statement) => ({
    ...statement,
    values: statement.values.map((value) => (value === now.toISOString() ? "NOW" : value)),
  }));
  if (!pending || !session) throw new Error("The product asked the database nothing.");
  return { pending, session };
}
