import { execFileSync } from "node:child_process";
import { readFile, readlink, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** A database server that runs on a data folder. It has no address yet in the first moments of its start. */
export type Postmaster = { readonly pid: number; readonly address?: ServerAddress };
export type ServerAddress = { readonly host: string; readonly port: number };

const pidFile = (folder: string) => join(folder, "postmaster.pid");
/** Lines of postmaster.pid, counted from 0 (PostgreSQL, src/include/utils/pidfile.h). */
const LINE = { PID: 0, PORT: 3, SOCKET_FOLDER: 4, LISTEN_ADDRESS: 5 } as const;

/** The live server of a data folder, whoever started it. */
export async function findPostmaster(folder: string): Promise<Postmaster | undefined> {
  const lines = await readPidFile(folder);
  const pid = Number(lines?.[LINE.PID]);
  if (!lines || !pid || (await ownerOf(pid, folder)) !== "server") return undefined;
  const host = lines[LINE.SOCKET_FOLDER] || lines[LINE.LISTEN_ADDRESS];
  return host ? { pid, address: { host, port: Number(lines[LINE.PORT]) } } : { pid };
}

/** Whether a process still lives, seen from outside. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

type Owner = "server" | "otherServer" | "otherProgram" | "nobody";

/** Whose process a number is. A zombie is nobody. */
async function ownerOf(pid: number, folder: string): Promise<Owner> {
  if (process.platform !== "linux") return isAlive(pid) && isNamedPostgres(pid) ? "server" : "nobody";
  // A server works in its data folder, even when that was moved under it.
  const workingFolder = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (workingFolder) return workingFolder === folder ? "server" : "otherProgram";
  // Root in a container may not see where others work, but how they were started.
  const [program, ...options] = (await readFile(`/proc/${pid}/cmdline`, "utf8").catch(() => "")).split("\0");
  if (!program) return "nobody";
  if (!/(^|\/)postgres$/.test(program)) return "otherProgram";
  return options.includes(folder) ? "server" : "otherServer";
}

function isNamedPostgres(pid: number): boolean {
  if (process.platform === "win32") return true;
  return execFileSync("ps", ["-o", "comm=", "-p", String(pid)])
    .toString()
    .includes("postgres");
}

/**
 * After a restart of the machine the dead server's number may belong to another program of the same account, and
 * PostgreSQL would wait for it for ever. It skips its parent's number, and that is us; the file itself stays, because
 * it also names the shared memory by which PostgreSQL notices sessions that outlived their server.
 */
export async function disownReusedPid(folder: string): Promise<void> {
  const lines = await readPidFile(folder);
  const pid = Number(lines?.[LINE.PID]);
  if (!lines || !pid || (await ownerOf(pid, folder)) !== "otherProgram") return;
  await writeFile(pidFile(folder), lines.with(LINE.PID, String(process.pid)).join("\n"));
}

async function readPidFile(folder: string): Promise<string[] | undefined> {
  const text = await readFile(pidFile(folder), "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
  return text?.split("\n").map((line) => line.trimEnd());
}
