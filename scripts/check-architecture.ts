import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runStep } from "./run-step.ts";

/** Fewer modules than this means that the cruiser did not read TypeScript at all, and would pass everything. */
const FEWEST_MODULES = 300;

type Report = {
  readonly modules: readonly { readonly source: string }[];
  readonly summary: {
    readonly violations: readonly {
      readonly from: string;
      readonly to: string;
      readonly rule: { readonly name: string };
    }[];
  };
};

const folder = mkdtempSync(join(tmpdir(), "shuxiang-architecture-"));
const file = join(folder, "report.json");
// Into a file: written to a pipe, a report of this size is cut off when the program ends.
await runStep("depcruise", [
  "src",
  "--config",
  ".dependency-cruiser.mjs",
  "--output-type",
  "json",
  "--output-to",
  file,
]);
const { summary, modules } = JSON.parse(readFileSync(file, "utf8")) as Report;
rmSync(folder, { recursive: true });

const sources = modules.filter(({ source }) => /^src\/.*\.tsx?$/.test(source));
for (const { rule, from, to } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`);
console.log(`${sources.length} modules, ${summary.violations.length} violations`);
const isWorking = sources.length >= FEWEST_MODULES;
if (!isWorking) console.error(`Only ${sources.length} modules were read: the check itself is broken.`);
process.exitCode = isWorking && summary.violations.length === 0 ? 0 : 1;
