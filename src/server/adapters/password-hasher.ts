import { createHash } from "node:crypto";
import { hash as bcryptHash, compare, hashSync } from "bcrypt";
import { AppError } from "#domain/shared/app-error.ts";

export type PasswordHasher = {
  hash(password: string): Promise<string>;
  /** Takes the same time for a missing hash, so that nobody learns which accounts exist. */
  verify(password: string, hash: string | null): Promise<boolean>;
};

type HasherOptions = { readonly cost?: number; readonly parallelMax?: number; readonly waitingMax?: number };

/** The specification's cost: about 45 ms a check, 42 checks a second on two cores. */
const COST = 10;
const PARALLEL_MAX = 8;
/** Five seconds of checks: whoever would wait longer is told at once. */
const WAITING_MAX = 200;
/** bcrypt looks at no more. */
const BCRYPT_BYTES_MAX = 72;

/** bcrypt in its thread pool, few at a time, with a line that has an end. */
export function createPasswordHasher(options: HasherOptions = {}): PasswordHasher {
  const { cost = COST, parallelMax = PARALLEL_MAX, waitingMax = WAITING_MAX } = options;
  const nobodysHash = hashSync("nobody has this password", cost);
  const takeTurn = createLine(parallelMax, waitingMax);
  return {
    hash: (password) => takeTurn(() => bcryptHash(wholePassword(password), cost)),
    async verify(password, stored) {
      const matches = await takeTurn(() => compare(wholePassword(password), stored ?? nobodysHash));
      return matches && stored !== null;
    },
  };
}

// Beyond 72 bytes (24 Chinese characters) two passwords with the same beginning would be one.
function wholePassword(password: string): string {
  if (Buffer.byteLength(password) <= BCRYPT_BYTES_MAX) return password;
  return createHash("sha256").update(password).digest("base64");
}

function createLine(parallelMax: number, waitingMax: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function takeTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (running < parallelMax) running += 1;
    else if (waiting.length < waitingMax) await new Promise<void>((resolve) => waiting.push(resolve));
    else throw new AppError("unavailable", "accounts.busy");
    try {
      return await work();
    } finally {
      // The place goes to the next in line, or becomes free.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
