import { execFileSync } from "node:child_process";
import { stat } from "node:fs/promises";
import { dirname } from "node:path";

/** The system account that owns the database files; undefined is the account the application runs as. */
export type DatabaseAccount = { readonly uid: number; readonly gid: number } | undefined;

/** Accounts made for this, best first. PostgreSQL refuses to run as root. */
const UNPRIVILEGED_ACCOUNTS = ["postgres", "nobody"] as const;

/** As root, whoever owns the existing files or an unprivileged account; otherwise ourselves. */
export async function chooseDatabaseAccount(folder: string): Promise<DatabaseAccount> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(folder).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  for (const name of UNPRIVILEGED_ACCOUNTS) {
    const account = findAccount(name);
    if (account) return account;
  }
  throw new Error(
    "PostgreSQL does not run as root, and this machine has neither a postgres nor a nobody account. Start the application as an ordinary user.",
  );
}

function findAccount(name: string): DatabaseAccount {
  try {
    const number = (flag: string) => Number(execFileSync("id", [flag, name], { stdio: "pipe" }).toString());
    return { uid: number("-u"), gid: number("-g") };
  } catch {
    return undefined;
  }
}

const WANTED_BITS = { enter: 0o1, read: 0o5 } as const;

/** Whether the account gets to a path: every folder above it may be entered, and it may be entered or read itself. */
export async function isReachable(
  path: string,
  account: DatabaseAccount,
  wanted: keyof typeof WANTED_BITS = "enter",
): Promise<boolean> {
  if (!account) return true;
  const parent = dirname(path);
  if (parent !== path && !(await isReachable(parent, account))) return false;
  const { mode, uid, gid } = await stat(path);
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
  const bits = WANTED_BITS[wanted];
  return ((mode >> shift) & bits) === bits;
}
