import type { ChildProcess } from "node:child_process";
import { readFile } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { Client, type ClientConfig } from "pg";
import type { DatabasePlace } from "./database-place.ts";
import {
  askServerToStop,
  createClusterIfMissing,
  IS_WINDOWS,
  passwordFile,
  readLogTail,
  type ServerOptions,
  spawnServer,
} from "./database-server.ts";
import {
  CONNECT_TIMEOUT_MS,
  DATABASE_ADMINISTRATOR,
  FAST_STOP_MS,
  IMMEDIATE_STOP_MS,
  POLL_MS,
  START_ATTEMPTS,
  START_RETRY_MS,
  START_TIMEOUT_MS,
} from "./embedded.constants.ts";
import { disownReusedPid, findPostmaster, type ServerAddress } from "./postmaster.ts";

export type RunningServer = {
  readonly address: ServerAddress;
  readonly adopted: boolean;
  /** Logged in as the administrator, and the caller's to end. */
  readonly client: Client;
};

/** Finds the live server of the folder or starts one, and comes back once it answers. */
export async function runServer(place: DatabasePlace, options: ServerOptions): Promise<RunningServer> {
  await createClusterIfMissing(place);
  const deadline = Date.now() + START_TIMEOUT_MS;
  let child: ChildProcess | undefined;
  for (let attempts = 0; Date.now() < deadline; await sleep(POLL_MS)) {
    const server = await findPostmaster(place.folder);
    if (server?.address) {
      const client = await connectWhenReady(place, server.address);
      if (client) return { address: server.address, adopted: server.pid !== child?.pid, client };
    } else if (!server && (!child || hasEnded(child))) {
      if (attempts === START_ATTEMPTS) break;
      // A server that was just killed leaves sessions behind, which PostgreSQL waits out.
      if (attempts > 0) await sleep(START_RETRY_MS);
      attempts += 1;
      await disownReusedPid(place.folder);
      child = spawnServer(place, options);
      // A program that cannot be run has no exit code; the log or the next attempt tells.
      child.once("error", () => {});
    }
  }
  throw new Error(`The database does not start. It said last:\n${await readLogTail(place)}`);
}

function hasEnded(child: ChildProcess): boolean {
  return child.pid === undefined || child.exitCode !== null || child.signalCode !== null;
}

/** The address and, on Windows, the password of one role. */
export async function credentials(
  place: DatabasePlace,
  address: ServerAddress,
  user: string,
): Promise<ClientConfig & { host: string; port: number; user: string }> {
  const password = IS_WINDOWS ? { password: await readFile(passwordFile(place), "utf8") } : {};
  return { ...address, user, ...password };
}

/** Not listening yet, the socket not there yet, or recovering, shutting down, or out of connections. */
const NOT_READY_CODES = ["ECONNREFUSED", "ENOENT", "ECONNRESET", "57P03", "53300"];

async function connectWhenReady(place: DatabasePlace, address: ServerAddress): Promise<Client | undefined> {
  const client = new Client({
    ...(await credentials(place, address, DATABASE_ADMINISTRATOR)),
    database: "postgres",
    application_name: `shuxiang ${process.pid}`,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
  });
  // Its loss shows in the `end` event; an error without a listener would end the process.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    await client.end().catch(() => {});
    const { code, message } = error as NodeJS.ErrnoException;
    if (NOT_READY_CODES.includes(code ?? "") || /timeout|terminated/i.test(message)) return undefined;
    throw error;
  }
}

/** Ends the live server of a folder and comes back when its process is gone. */
export async function stopServer(place: DatabasePlace): Promise<void> {
  for (const [mode, patienceMs] of [
    ["fast", FAST_STOP_MS],
    ["immediate", IMMEDIATE_STOP_MS],
  ] as const) {
    const server = await findPostmaster(place.folder);
    if (!server) return;
    await askServerToStop(place, server.pid, mode);
    for (const deadline = Date.now() + patienceMs; Date.now() < deadline; await sleep(POLL_MS)) {
      if ((await findPostmaster(place.folder))?.pid !== server.pid) return;
    }
  }
  throw new Error(`The database server of ${place.folder} does not stop.`);
}
