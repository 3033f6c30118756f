import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

/**
 * Hours of bad luck in minutes: kills by the hundred, races by the thousand, hostile requests by the ten thousand.
 * SEED=… repeats a run, SHARE=0.1 runs a tenth of it. Everything happens on this machine, in folders of its own.
 */
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const SHARE = Number(process.env.SHARE ?? 1);
const SCENARIOS = ["kills", "races", "fuzz", "broken-json", "second-application"] as const;
const wanted = process.argv.slice(2);

let passed = 0;
let failed = 0;
for (const scenario of SCENARIOS) {
  if (wanted.length > 0 && !wanted.includes(scenario)) continue;
  process.stdout.write(`\n── ${scenario} (SEED=${SEED})\n`);
  // A process each: a scenario that falls over takes no other with it.
  const child = fork(join(import.meta.dirname, "../tests/faults/run-scenario.ts"), [
    scenario,
    String(SEED),
    String(SHARE),
  ]);
  const stop = () => child.kill("SIGTERM");
  process.once("SIGINT", stop);
  process.once("SIGTERM", stop);
  const [code] = (await once(child, "exit")) as [number | null];
  process.removeListener("SIGINT", stop);
  process.removeListener("SIGTERM", stop);
  if (code === 0) passed += 1;
  else failed += 1;
  process.stdout.write(`${code === 0 ? "passed" : "FAILED"}: ${scenario}\n`);
}
process.stdout.write(
  "\nNot run here: a power cut (it needs a loop device and root) and a full disk (it needs a file system of its own).\n",
);
process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;
