import { randomInt } from "node:crypto";
import type { Passwords } from "#server/rpc/context.ts";

const WORDS = [
  "reading",
  "bamboo",
  "lantern",
  "river",
  "paper",
  "orange",
  "window",
  "garden",
  "panda",
  "moon",
];
/** Few enough at once that people who sign in meanwhile do not wait long. */
const HASHED_AT_ONCE = 4;

/**
 * A phrase a teacher can type. Real dice, not the school's: whoever reads this source must not know the password
 * of a sample teacher on somebody's server.
 */
export function newPassphrase(): string {
  const word = () => WORDS[randomInt(WORDS.length)];
  return `${word()}-${word()}-${randomInt(1000, 10_000)}`;
}

/** The hash of each password, every distinct one hashed once. */
export async function hashAll(
  passwords: Passwords,
  plain: readonly string[],
): Promise<(password: string) => string> {
  const hashes = new Map<string, string>();
  const distinct = [...new Set(plain)];
  for (let from = 0; from < distinct.length; from += HASHED_AT_ONCE) {
    const group = distinct.slice(from, from + HASHED_AT_ONCE);
    await Promise.all(group.map(async (each) => hashes.set(each, await passwords.hash(each))));
  }
  return (password) => {
    const hash = hashes.get(password);
    if (hash === undefined) throw new Error("This password was not among those to hash.");
    return hash;
  };
}
