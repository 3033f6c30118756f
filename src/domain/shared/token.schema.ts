import { z } from "zod";

/** A token in a request: what we hand out is a uuid, what a school brings may be any short text. */
export function tokenInput(missing: string) {
  return z.string({ error: missing }).trim().min(1, { error: missing }).max(100);
}
