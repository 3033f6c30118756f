import { readFileSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { percentile } from "./figures.ts";
import type { LoadOrder, LoadResult } from "./load.types.ts";

// A process of its own, so that waiting for answers costs the server nothing. It speaks HTTP over plain sockets that
// stay open, because a full client would take a third of the machine that is being measured.
const LONGEST_ANSWER_MS = 30_000;
const HEAD_END = Buffer.from("\r\n\r\n");
const LAST_CHUNK = Buffer.from("0\r\n\r\n");

type Line = { ask(request: string): Promise<string>; close(): void };

async function openLine(port: number): Promise<Line> {
  const socket: Socket = connect({ port, host: "127.0.0.1", noDelay: true });
  await new Promise<void>((resolve, reject) => socket.once("connect", resolve).once("error", reject));
  let got: Buffer = Buffer.alloc(0);
  let settle: { resolve(head: string): void; reject(error: Error): void } | undefined;
  socket.setTimeout(LONGEST_ANSWER_MS, () => socket.destroy(new Error("no answer in time")));
  socket.on("error", (error) => settle?.reject(error));
  socket.on("close", () => settle?.reject(new Error("the server closed the line")));
  socket.on("data", (chunk) => {
    got = got.length === 0 ? chunk : Buffer.concat([got, chunk]);
    const head = got.indexOf(HEAD_END);
    if (head < 0 || !isWhole(got, head)) return;
    const answer = got.toString("latin1", 0, Math.min(got.length, head + 400));
    got = Buffer.alloc(0);
    settle?.resolve(answer);
  });
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        settle = { resolve, reject };
        socket.write(request);
      }),
    close: () => socket.destroy(),
  };
}

function isWhole(got: Buffer, head: number): boolean {
  const headers = got.toString("latin1", 0, head).toLowerCase();
  const length = /content-length: (\d+)/.exec(headers)?.[1];
  if (length !== undefined) return got.length >= head + HEAD_END.length + Number(length);
  return got.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK);
}

async function run({ port, clients, errands, durationMs, warmUpMs = 0 }: LoadOrder): Promise<LoadResult> {
  const lines = await Promise.all(Array.from({ length: clients }, () => openLine(port)));
  const wholes: number[] = [];
  const lasts: number[] = [];
  let refused = 0;
  let firstRefusal = "";
  let next = 0;
  const begin = performance.now();
  const measureFrom = durationMs === undefined ? begin : begin + warmUpMs;
  const until = durationMs === undefined ? Number.POSITIVE_INFINITY : measureFrom + durationMs;

  async function work(line: Line): Promise<void> {
    while (performance.now() < until) {
      const errand = durationMs === undefined ? errands[next] : errands[next % errands.length];
      next += 1;
      if (!errand) return;
      const startedAt = performance.now();
      let lastAt = startedAt;
      for (const request of errand) {
        lastAt = performance.now();
        const answer = await line.ask(request);
        if (answer.startsWith("HTTP/1.1 200")) continue;
        refused += 1;
        firstRefusal ||= answer;
      }
      const endedAt = performance.now();
      if (startedAt < measureFrom || endedAt > until) continue;
      wholes.push(endedAt - startedAt);
      lasts.push(endedAt - lastAt);
    }
  }
  await Promise.all(lines.map(work));
  const seconds = (Math.min(performance.now(), until) - measureFrom) / 1_000;
  for (const line of lines) line.close();
  return {
    errandsPerSecond: wholes.length / seconds,
    p50: percentile(wholes, 50),
    p95: percentile(wholes, 95),
    lastP50: percentile(lasts, 50),
    lastP95: percentile(lasts, 95),
    errands: wholes.length,
    refused,
    firstRefusal,
  };
}

const [orderFile = ""] = process.argv.slice(2);
const result = await run(JSON.parse(readFileSync(orderFile, "utf8")) as LoadOrder);
process.send?.(result);
process.disconnect();
