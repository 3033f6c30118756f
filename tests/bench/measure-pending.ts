import type { BenchSchool } from "./bench-school.ts";
import { median, ms, report, whole } from "./figures.ts";
import { callOf, load, requestOf } from "./load.ts";
import type { LoadResult } from "./load.types.ts";
import { CHILDREN_PER_CLASS, childToken, cookieOf, sessionHash } from "./school-data.ts";
import { startBareServer } from "./start-bare-server.ts";

const GOAL_PERCENT = 50;
const CLIENTS = [1, 8, 32] as const;
const WARM_UP_MS = 500;
const PAGE = { page: 1, pageSize: 10 };

export type Effort = { readonly repetitions: number; readonly durationMs: number; readonly errands: number };

/** The pending list of everybody in the first half of the classes; the other half hands in. */
export function pendingErrands({ size }: BenchSchool): (readonly [string])[] {
  return childrenOfFirstHalf(size.classes).map((child) => [
    callOf("homework.listPending", PAGE, cookieOf(child)),
  ]);
}

function childrenOfFirstHalf(classes: number): string[] {
  return Array.from({ length: Math.floor(classes / 2) * CHILDREN_PER_CLASS }, (_, at) =>
    childToken(Math.floor(at / CHILDREN_PER_CLASS), at % CHILDREN_PER_CLASS),
  );
}

type Variant = {
  readonly name: string;
  readonly port: number;
  readonly errands: readonly (readonly string[])[];
};

/** The most frequent question of the portal, beside what the same database query costs alone. */
export async function measurePending(school: BenchSchool, effort: Effort): Promise<void> {
  const bare = await startBareServer(school);
  const children = childrenOfFirstHalf(school.size.classes);
  const secret = (child: string) => cookieOf(child).replace("session=", "");
  const onBare = (path: string, session: (child: string) => string) =>
    children.map((child) => [requestOf(path, PAGE, { "x-student": child, "x-session": session(child) })]);
  const product = (prefix: string, headers: Record<string, string> = {}) =>
    children.map((child) => {
      const body = prefix === "/rpc" ? { json: PAGE } : PAGE;
      return [rawRequest(`${prefix}/homework/listPending`, body, { cookie: cookieOf(child), ...headers })];
    });
  const variants: Variant[] = [
    { name: "yardstick: one query, bare HTTP", port: bare.port, errands: onBare("/one-query", sessionHash) },
    { name: "… and the session's query", port: bare.port, errands: onBare("/two-queries", sessionHash) },
    { name: "… and both as the product asks them", port: bare.port, errands: onBare("/use-case", secret) },
    { name: "the product", port: school.port, errands: product("/rpc") },
    {
      name: "the product, compressed with Brotli",
      port: school.port,
      errands: product("/rpc", { "accept-encoding": "br" }),
    },
    { name: "the product's plain JSON door /api", port: school.port, errands: product("/api") },
  ];
  try {
    for (const clients of CLIENTS) await measureAt(school, { clients, variants, effort });
  } finally {
    await bare.stop();
  }
}

function rawRequest(path: string, body: unknown, headers: Record<string, string>): string {
  const wrapped = requestOf(path, 0, headers);
  const text = JSON.stringify(body);
  const head = wrapped.slice(0, wrapped.indexOf("\r\n\r\n") + 4);
  return head.replace(/content-length: \d+/, `content-length: ${Buffer.byteLength(text)}`) + text;
}

type Run = { readonly clients: number; readonly variants: readonly Variant[]; readonly effort: Effort };

async function measureAt(school: BenchSchool, { clients, variants, effort }: Run): Promise<void> {
  const results = new Map<string, LoadResult[]>(variants.map(({ name }) => [name, []]));
  // One after the other in turn, so that whatever disturbs the machine disturbs all alike.
  for (let repetition = 0; repetition < effort.repetitions; repetition += 1)
    for (const { name, port, errands } of variants)
      results.get(name)?.push(
        await load(school.folder, {
          port,
          clients,
          errands,
          warmUpMs: WARM_UP_MS,
          durationMs: effort.durationMs,
        }),
      );
  const rates = new Map(
    [...results].map(([name, runs]) => [name, median(runs.map((run) => run.errandsPerSecond))]),
  );
  const yardstick = rates.get(variants[0]?.name ?? "") ?? Number.NaN;
  for (const { name } of variants) {
    const runs = results.get(name) ?? [];
    const rate = rates.get(name) ?? Number.NaN;
    const percent = (rate / yardstick) * 100;
    const isJudged = name === "the product" && clients > 1;
    const times = `p50 ${ms(median(runs.map(({ p50 }) => p50)))}, p95 ${ms(median(runs.map(({ p95 }) => p95)))}`;
    report(
      `Pending list, ${clients} at once, ${name}`,
      `${whole(rate)}/s (${whole(percent)} %), ${times}`,
      isJudged ? `at least ${GOAL_PERCENT} % of the yardstick` : "",
      isJudged ? percent >= GOAL_PERCENT : null,
    );
  }
}
