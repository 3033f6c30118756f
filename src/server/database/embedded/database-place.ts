import { randomUUID } from "node:crypto";
import { chmod, chown, lstat, mkdir, mkdtemp, readFile, realpath, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chooseDatabaseAccount, type DatabaseAccount, isReachable } from "./database-account.ts";
import { SOCKET_PATH_MAX_BYTES, UNIX_PORT } from "./embedded.constants.ts";
import type { LaunchLog } from "./launch-log.ts";
import { findNativePrograms } from "./native-programs.ts";

/** Where one embedded database lives: its files, its programs, and the account that owns both. */
export type DatabasePlace = {
  readonly dataDir: string;
  readonly folder: string;
  readonly programs: string;
  readonly account: DatabaseAccount;
  readonly logFile: string;
};

/** Where root puts database files that the database account could not reach inside a private home. */
const SYSTEM_DATA_FOLDER = "/var/lib/shuxiang";
/** Beside the application's data: says where the database files went instead. */
const ELSEWHERE_FILE = "database-folder.txt";

/** Finds or chooses the folder of the database; makes only the folders around it. */
export async function prepareDatabasePlace(
  wantedDataDir: string,
  log: LaunchLog,
  systemDataFolder = SYSTEM_DATA_FOLDER,
): Promise<DatabasePlace> {
  await makeDataDir(wantedDataDir);
  const dataDir = await realpath(wantedDataDir);
  const recorded = await readFile(join(dataDir, ELSEWHERE_FILE), "utf8").catch(() => undefined);
  const folder = recorded?.trim() || join(dataDir, "database");
  const account = await chooseDatabaseAccount(folder);
  await assertOwnFolder(folder, account);
  const home = recorded ? join(folder, "..") : await chooseHome(dataDir, account, log, systemDataFolder);
  return {
    dataDir,
    folder: home === dataDir ? folder : join(home, "database"),
    programs: await findNativePrograms(home, account, log),
    account,
    logFile: join(dataDir, "database.log"),
  };
}

async function makeDataDir(dataDir: string): Promise<void> {
  const made = await mkdir(dataDir, { recursive: true });
  // Others may pass through to what they own, whatever the umask, but see nothing.
  if (made) await chmod(dataDir, 0o711);
}

async function assertOwnFolder(folder: string, account: DatabaseAccount): Promise<void> {
  if (account || process.platform === "win32") return;
  const owner = await stat(folder).catch(() => undefined);
  if (!owner || owner.uid === process.getuid?.()) return;
  throw new Error(
    `The database folder ${folder} belongs to another account (number ${owner.uid}). Start as root or as that account.`,
  );
}

async function chooseHome(
  dataDir: string,
  account: DatabaseAccount,
  log: LaunchLog,
  systemDataFolder: string,
): Promise<string> {
  if (await isReachable(dataDir, account)) return dataDir;
  const home = join(systemDataFolder, randomUUID());
  await mkdir(home, { recursive: true });
  for (const folder of [systemDataFolder, home]) await chmod(folder, 0o711);
  if (!(await isReachable(home, account))) {
    throw new Error(
      `The database account cannot enter ${dataDir}, nor ${home}. Set DATA_DIR to a folder outside private homes.`,
    );
  }
  await writeFile(join(dataDir, ELSEWHERE_FILE), `${join(home, "database")}\n`);
  log.info(`The database account cannot enter ${dataDir}; the database files are in ${home}.`);
  return home;
}

/** A private folder for the server's socket: beside the data, or in the short temporary folder when that path is too long. */
export async function prepareSocketFolder({ folder, account }: DatabasePlace): Promise<string> {
  const beside = `${folder}-socket`;
  const fits = Buffer.byteLength(join(beside, `.s.PGSQL.${UNIX_PORT}`)) <= SOCKET_PATH_MAX_BYTES;
  // The running server writes this folder into postmaster.pid, where the next start reads it.
  const socketFolder = fits ? beside : await mkdtemp(join(tmpdir(), "sx-"));
  if (fits) await makePrivateFolder(beside, account);
  else if (account) await chown(socketFolder, account.uid, account.gid);
  return socketFolder;
}

/** A folder that only the database account may enter. */
export async function makePrivateFolder(path: string, account: DatabaseAccount): Promise<void> {
  await mkdir(path, { recursive: true, mode: 0o700 });
  if (!(await lstat(path)).isDirectory()) throw new Error(`${path} is not a folder.`);
  await chmod(path, 0o700);
  if (account) await chown(path, account.uid, account.gid);
}
