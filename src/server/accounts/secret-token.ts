import { createHash, randomBytes } from "node:crypto";

/** 256 random bits for a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** What the database keeps of a secret: a thief of the table cannot sign in with it. */
export function secretHash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}
