import { cpus, totalmem } from "node:os";
import { buildWebIfStale } from "../../scripts/build-web.ts";
import { type BenchSchool, openBenchSchool } from "./bench-school.ts";
import { report, table } from "./figures.ts";
import { measureGrowth } from "./measure-growth.ts";
import { measureHomework, measurePublish, openHomework } from "./measure-homework.ts";
import { measurePage } from "./measure-page.ts";
import { type Effort, measurePending } from "./measure-pending.ts";
import { measureStart } from "./measure-start.ts";
import { LARGE, SMALL } from "./school-data.ts";

/**
 * `npm run bench`: every figure of docs/performance.md, on this machine, in some minutes. `-- --quick` only shows that
 * everything runs; `-- pending homework` measures those alone.
 */
const FULL: Effort = { repetitions: 5, durationMs: 3_000, errands: 200 };
const QUICK: Effort = { repetitions: 1, durationMs: 700, errands: 30 };
const PARTS = ["pending", "homework", "growth", "start", "page"] as const;

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith("--"));
const effort = process.argv.includes("--quick") ? QUICK : FULL;
const isWanted = (part: (typeof PARTS)[number]) => wanted.length === 0 || wanted.includes(part);

const opened: BenchSchool[] = [];
async function open(size: typeof SMALL): Promise<BenchSchool> {
  const school = await openBenchSchool(size);
  opened.push(school);
  const { assignments, loadSeconds } = school;
  process.stdout.write(
    `${assignments.toLocaleString("en-US")} assignments loaded in ${loadSeconds.toFixed(1)} s\n`,
  );
  return school;
}
const removeAll = async () => {
  for (const school of opened.splice(0)) await school.remove();
};
process.once("SIGINT", () => void removeAll().then(() => process.exit(130)));
process.once("SIGTERM", () => void removeAll().then(() => process.exit(143)));

try {
  await buildWebIfStale();
  const [cpu] = cpus();
  const gigabytes = Math.round(totalmem() / 1024 ** 3);
  process.stdout.write(`${cpus().length} × ${cpu?.model}, ${gigabytes} GB, Node ${process.versions.node}\n`);
  const large = await open(LARGE);
  const inLarge = openHomework(large);
  if (isWanted("pending")) await measurePending(large, effort);
  if (isWanted("homework")) {
    await measureHomework(large, inLarge, effort);
    await measurePublish(large, effort);
  }
  if (isWanted("growth")) {
    const small = await open(SMALL);
    await measureGrowth(
      { school: small, open: openHomework(small) },
      { school: large, open: inLarge },
      effort,
    );
  }
  if (isWanted("page")) await measurePage(large, effort);
  if (isWanted("start")) await measureStart(large, effort);
  report("Assignments in the large school", large.assignments.toLocaleString("en-US"));
  process.stdout.write(`\n${table()}\n`);
} finally {
  await removeAll();
}
