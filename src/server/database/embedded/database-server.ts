import { type ChildProcess, execFile, spawn } from "node:child_process";
import { randomBytes, randomUUID } from "node:crypto";
import { closeSync, openSync } from "node:fs";
import { open, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { type DatabasePlace, makePrivateFolder } from "./database-place.ts";
import { DATABASE_ADMINISTRATOR } from "./embedded.constants.ts";
import type { ServerAddress } from "./postmaster.ts";

export const IS_WINDOWS = process.platform === "win32";
/** Windows has no private sockets: there the server listens on the loopback, behind this random password. */
export const passwordFile = (place: DatabasePlace) => join(place.dataDir, "database-password.txt");

const UNSAFE_FOR_TESTS = ["fsync=off", "synchronous_commit=off", "full_page_writes=off"];
const LOCALE: Partial<Record<NodeJS.Platform, string[]>> = {
  darwin: ["--locale=C", "--lc-ctype=en_US.UTF-8"],
  win32: ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
};

/** The server must not inherit our settings: others may read a process's environment, and ours holds secrets. */
function asDatabaseAccount({ account }: DatabasePlace) {
  return { ...account, ...(IS_WINDOWS ? {} : { env: { TZ: "UTC" } }), windowsHide: true };
}

const program = (place: DatabasePlace, name: string) =>
  join(place.programs, "bin", IS_WINDOWS ? `${name}.exe` : name);

/** Makes the files of an empty database. They appear under their name at once, complete, or not at all. */
export async function createClusterIfMissing(place: DatabasePlace): Promise<void> {
  if (await stat(join(place.folder, "PG_VERSION")).catch(() => undefined)) return;
  const unfinished = `${place.folder}.${randomUUID()}`;
  await makePrivateFolder(unfinished, place.account);
  const access = IS_WINDOWS
    ? ["-A", "scram-sha-256", `--pwfile=${await makePassword(place)}`]
    : ["-A", "trust"];
  const locale = LOCALE[process.platform] ?? ["--locale=C.UTF-8"];
  await promisify(execFile)(
    program(place, "initdb"),
    ["-D", unfinished, "-U", DATABASE_ADMINISTRATOR, "-E", "UTF8", ...locale, ...access, "--no-instructions"],
    asDatabaseAccount(place),
  );
  await rename(unfinished, place.folder).catch(async () => {
    // Another start was quicker; its files are as good as ours.
    await rm(unfinished, { recursive: true });
    await stat(join(place.folder, "PG_VERSION"));
  });
  await makeRenameDurable(dirname(place.folder));
}

// Without this a power cut could bring back the old name, and the next start would begin an empty database.
async function makeRenameDurable(folder: string): Promise<void> {
  if (IS_WINDOWS) return;
  const handle = await open(folder, "r");
  await handle.sync().finally(() => handle.close());
}

async function makePassword(place: DatabasePlace): Promise<string> {
  await writeFile(passwordFile(place), randomBytes(24).toString("hex"), { mode: 0o600, flag: "wx" }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    },
  );
  return passwordFile(place);
}

export type ServerOptions = { readonly address: ServerAddress; readonly skipDurabilityForTests: boolean };

/** Starts the server in a session of its own, so that Ctrl-C in the terminal reaches only the application. */
export function spawnServer(
  place: DatabasePlace,
  { address, skipDurabilityForTests }: ServerOptions,
): ChildProcess {
  const settings = [
    IS_WINDOWS ? `listen_addresses=${address.host}` : "listen_addresses=",
    ...(IS_WINDOWS ? [] : [`unix_socket_directories=${address.host}`, "unix_socket_permissions=0700"]),
    `port=${address.port}`,
    "timezone=UTC",
    "log_timezone=UTC",
    // The application logs failed statements itself; here they would lie in the clear and fill the disk.
    "log_min_messages=log",
    "log_min_error_statement=panic",
    "log_checkpoints=off",
    ...(skipDurabilityForTests ? UNSAFE_FOR_TESTS : []),
  ].flatMap((setting) => ["-c", setting]);
  const log = openSync(place.logFile, "a", 0o600);
  try {
    const options = {
      ...asDatabaseAccount(place),
      detached: true,
      stdio: ["ignore", log, log] as ["ignore", number, number],
    };
    const child = IS_WINDOWS
      ? spawn(program(place, "pg_ctl"), ["start", "-D", place.folder, "-o", settings.join(" ")], options)
      : spawn(program(place, "postgres"), ["-D", place.folder, ...settings], options);
    child.unref();
    return child;
  } finally {
    closeSync(log);
  }
}

/** Asks the server to end: fast closes every session and writes everything down, immediate is as safe as a crash. */
export async function askServerToStop(
  place: DatabasePlace,
  pid: number,
  mode: "fast" | "immediate",
): Promise<void> {
  if (IS_WINDOWS) {
    await promisify(execFile)(program(place, "pg_ctl"), ["stop", "-D", place.folder, "-m", mode, "-W"]);
    return;
  }
  try {
    process.kill(pid, mode === "fast" ? "SIGINT" : "SIGQUIT");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
}

const LOG_TAIL_LINES = 8;

/** What the server said last, for the sentence that explains why it did not start. */
export async function readLogTail(place: DatabasePlace): Promise<string> {
  const log = await readFile(place.logFile, "utf8").catch(() => "");
  return log.trim().split("\n").slice(-LOG_TAIL_LINES).join("\n");
}
