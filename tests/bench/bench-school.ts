import { chmod, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, type ClientConfig } from "pg";
import {
  DATABASE_ADMINISTRATOR,
  DATABASE_NAME,
  DATABASE_ROLE,
} from "#server/database/embedded/embedded.constants.ts";
import { findPostmaster } from "#server/database/embedded/postmaster.ts";
import { WEB_ROOT } from "../../scripts/build-web.ts";
import {
  freePort,
  HOST,
  type ServerProcess,
  type ServerSettings,
  startServerProcess,
} from "../faults/server-process.ts";
import { loadSchoolData, type SchoolSize } from "./school-data.ts";

export type BenchSchool = {
  readonly size: SchoolSize;
  readonly folder: string;
  readonly settings: ServerSettings;
  readonly port: number;
  readonly url: string;
  /** The product's own role on the running database. */
  readonly connection: ClientConfig;
  readonly assignments: number;
  readonly loadSeconds: number;
  query<Row>(text: string, values?: readonly unknown[]): Promise<Row[]>;
  stopServer(): Promise<void>;
  startServer(): Promise<void>;
  remove(): Promise<void>;
};

/** The product in a process of its own, with a school of that size. */
export async function openBenchSchool(size: SchoolSize): Promise<BenchSchool> {
  const folder = await realpath(await mkdtemp(join(tmpdir(), "shuxiang-bench-")));
  await chmod(folder, 0o711);
  const port = await freePort();
  const settings = { port, dataDir: join(folder, "data"), webRoot: WEB_ROOT };
  const execArgv = process.execArgv.filter((flag) => flag.startsWith("--"));
  const start = () =>
    startServerProcess(settings, ["--max-semi-space-size=2", ...execArgv.filter(isProfiling)]);
  let server: ServerProcess | undefined = await start();
  const address = (await findPostmaster(join(settings.dataDir, "database")))?.address;
  if (!address) throw new Error("The database has no address.");
  const startedAt = performance.now();
  const assignments = await loadSchoolData(address, size);
  const loadSeconds = (performance.now() - startedAt) / 1_000;
  const stopServer = async () => {
    await server?.stop();
    server = undefined;
  };
  return {
    ...{ size, folder, settings, port, assignments, loadSeconds, stopServer },
    url: `http://${HOST}:${port}`,
    connection: { ...address, user: DATABASE_ROLE, database: DATABASE_NAME },
    async query<Row>(text: string, values: readonly unknown[] = []) {
      const client = new Client({ ...address, user: DATABASE_ADMINISTRATOR, database: DATABASE_NAME });
      await client.connect();
      const { rows } = await client.query(text, [...values]).finally(() => client.end());
      return rows as Row[];
    },
    async startServer() {
      server ??= await start();
    },
    async remove() {
      await stopServer();
      await rm(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    },
  };
}

const isProfiling = (flag: string) => flag.startsWith("--cpu-prof");
