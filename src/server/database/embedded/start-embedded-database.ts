import { rmdir } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { Client, ClientConfig } from "pg";
import {
  assertDurable,
  assertOwnServer,
  claimDatabase,
  createApplicationDatabase,
} from "./claim-database.ts";
import { type DatabasePlace, prepareDatabasePlace, prepareSocketFolder } from "./database-place.ts";
import { IS_WINDOWS } from "./database-server.ts";
import {
  DATABASE_NAME,
  DATABASE_ROLE,
  RESTART_BACKOFF_FIRST_MS,
  RESTART_BACKOFF_MAX_MS,
  UNIX_PORT,
} from "./embedded.constants.ts";
import type { LaunchLog } from "./launch-log.ts";
import { findPostmaster, type ServerAddress } from "./postmaster.ts";
import { credentials, runServer, stopServer } from "./run-server.ts";

export type EmbeddedDatabase = {
  readonly connection: ClientConfig;
  /** The server was already running, left behind by an application that was killed. */
  readonly adopted: boolean;
  stop(): Promise<void>;
};

type StartOptions = {
  readonly dataDir: string;
  readonly log: LaunchLog;
  /** Three times faster and worthless in a power cut. */
  readonly skipDurabilityForTests?: boolean;
  /** Where root's database goes when its account cannot enter the data folder. */
  readonly systemDataFolder?: string;
};

/**
 * Runs the database of a data folder: starts it, or adopts the one a killed application left, brings it back when it
 * dies, and stops it at the end. Only one application at a time gets it.
 */
export async function startEmbeddedDatabase(options: StartOptions): Promise<EmbeddedDatabase> {
  const { dataDir, log, skipDurabilityForTests = false } = options;
  const place = await prepareDatabasePlace(dataDir, log, options.systemDataFolder);
  const wantedAddress = await chooseAddress(place);
  let address = wantedAddress;
  let isStopping = false;
  let healing: Promise<void> | undefined;

  async function bringUp(): Promise<boolean> {
    const server = await runServer(place, { address, skipDurabilityForTests });
    const { client } = server;
    try {
      await claimDatabase(client, place);
    } catch (error) {
      await client.end();
      throw error;
    }
    try {
      await assertOwnServer(client, place);
      if (!skipDurabilityForTests) await assertDurable(client);
      const { password } = await credentials(place, server.address, DATABASE_ROLE);
      await createApplicationDatabase(client, typeof password === "string" ? password : undefined);
    } catch (error) {
      await client.end();
      await stopServer(place);
      throw error;
    }
    address = server.address;
    watch(client);
    return server.adopted;
  }

  function watch(client: Client): void {
    client.once("end", () => {
      if (isStopping) return;
      log.warn("The connection to the database ended; bringing it back.");
      healing = heal();
    });
  }

  async function heal(): Promise<void> {
    let waitMs = RESTART_BACKOFF_FIRST_MS;
    while (!isStopping) {
      try {
        await bringUp();
        log.info("The database is back.");
        return;
      } catch (error) {
        log.warn(`The database is not back yet: ${(error as Error).message}`);
        await sleep(waitMs);
        waitMs = Math.min(waitMs * 2, RESTART_BACKOFF_MAX_MS);
      }
    }
  }

  const adopted = await bringUp();
  if (adopted) log.info("Found the database still running and took it over.");

  return {
    connection: { ...(await credentials(place, address, DATABASE_ROLE)), database: DATABASE_NAME },
    adopted,
    async stop() {
      isStopping = true;
      await healing;
      await stopServer(place);
      // Empty by now; a folder that holds anything else is not ours to remove.
      if (!IS_WINDOWS) await rmdir(address.host).catch(() => {});
    },
  };
}

/** Where the server shall listen: where it already does, so that a running application finds it again. */
async function chooseAddress(place: DatabasePlace): Promise<ServerAddress> {
  const running = (await findPostmaster(place.folder))?.address;
  if (running) return running;
  if (IS_WINDOWS) return { host: "127.0.0.1", port: await freePort() };
  return { host: await prepareSocketFolder(place), port: UNIX_PORT };
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === "string") throw new Error("No free port on this machine.");
  return address.port;
}
