import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildWebIfStale } from "./build-web.ts";
import { runStep } from "./run-step.ts";

type Tally = { passed: number; failed: number };
const reports = mkdtempSync(join(tmpdir(), "shuxiang-test-"));
const total: Tally = { passed: 0, failed: 0 };

function add({ passed, failed }: Tally): void {
  total.passed += passed;
  total.failed += failed;
}

/** A check that is one thing: it holds or it does not. */
async function check(name: string, run: () => Promise<number>): Promise<void> {
  process.stdout.write(`\n── ${name}\n`);
  const code = await run();
  add({ passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 });
}

/** A runner that counts its own tests into a JSON report; one that dies without a report is a failure too. */
async function suite(name: string, run: (report: string) => Promise<number>, read: (report: never) => Tally) {
  process.stdout.write(`\n── ${name}\n`);
  const report = join(reports, `${name}.json`);
  const code = await run(report);
  try {
    const tally = read(JSON.parse(readFileSync(report, "utf8")) as never);
    add(code !== 0 && tally.failed === 0 ? { ...tally, failed: 1 } : tally);
  } catch {
    add({ passed: 0, failed: 1 });
  }
}

await check("types", () => runStep("tsc", ["-b"]));
await check("lint", () => runStep("biome", ["check", "--error-on-warnings", "."]));
await check("architecture", () => runStep("node", ["scripts/check-architecture.ts"]));
await suite(
  "unit and server",
  (report) =>
    runStep("vitest", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`]),
  (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }),
);
await check("pages", async () => {
  await buildWebIfStale();
  return runStep("size-limit", []);
});
await suite(
  "browser",
  (report) =>
    runStep("playwright", ["test", "--config", "tests/e2e/playwright.config.ts"], {
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    }),
  ({ stats }: { stats: { expected: number; flaky: number; unexpected: number } }) => {
    if (stats.flaky > 0) process.stdout.write(`\n${stats.flaky} of the journeys needed a second try.\n`);
    return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
  },
);

rmSync(reports, { recursive: true });
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
