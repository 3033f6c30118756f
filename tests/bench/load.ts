import { fork } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { LoadOrder, LoadResult } from "./load.types.ts";

/** One request as a browser on a line that stays open sends it. */
export function requestOf(
  path: string,
  input: unknown,
  headers: Readonly<Record<string, string>> = {},
): string {
  const body = JSON.stringify({ json: input });
  const lines = Object.entries({
    host: "127.0.0.1",
    "content-type": "application/json",
    "content-length": String(Buffer.byteLength(body)),
    ...headers,
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${path} HTTP/1.1\r\n${lines.join("")}\r\n${body}`;
}

/** Calls a procedure as the pages do. */
export function callOf(procedure: string, input: unknown, cookie: string): string {
  return requestOf(`/rpc/${procedure.replace(".", "/")}`, input, { cookie });
}

/** Lets a process of its own run the errands; a refused one spoils the measurement and is an error. */
export async function load(folder: string, order: LoadOrder): Promise<LoadResult> {
  const file = join(folder, "errands.json");
  writeFileSync(file, JSON.stringify(order));
  const child = fork(join(import.meta.dirname, "load-generator.ts"), [file], { execArgv: [] });
  const exited = once(child, "exit").then(([code]) =>
    Promise.reject(new Error(`The load ended with ${code}.`)),
  );
  exited.catch(() => {});
  const [result] = (await Promise.race([once(child, "message"), exited])) as [LoadResult];
  if (result.refused > 0)
    throw new Error(`${result.refused} requests were refused, the first with:\n${result.firstRefusal}`);
  return result;
}
