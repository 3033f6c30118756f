import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ConfigurationError, readConfig } from "#server/config.ts";
import { type RunningServer, startServer } from "#server/main.ts";
import { loadDemoSchool } from "#server/workflows/sample-school/load-demo-school.ts";
import { buildWebIfStale, WEB_ROOT } from "./build-web.ts";

/** How often to look whether npm, which does not pass signals on, is still there. */
const PARENT_CHECK_MS = 500;

const demo = process.argv.includes("--demo");
const say = (line: string) => process.stdout.write(`${line}\n`);

/** A folder that the database's account can enter too, gone again when the demo stops. */
function demoFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "shuxiang-demo-"));
  chmodSync(folder, 0o711);
  return folder;
}

function stopWithParent(running: RunningServer, afterwards: () => void): void {
  let asked = false;
  const stop = () => {
    if (asked) return;
    asked = true;
    void running.stop().then(() => {
      afterwards();
      process.exit(0);
    });
  };
  process.on("SIGINT", stop);
  process.on("SIGTERM", stop);
  if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && stop(), PARENT_CHECK_MS).unref();
  }
}

async function start(): Promise<void> {
  if (demo) process.env.DATA_DIR = demoFolder();
  const config = readConfig();
  await buildWebIfStale();
  const running = await startServer(config, WEB_ROOT);
  stopWithParent(running, () => demo && rmSync(config.dataDir, { recursive: true, force: true }));
  if (demo) {
    const logins = await loadDemoSchool(running.services);
    say("\nThe sample school, in a folder that may be thrown away. Ready logins:\n");
    for (const { role, name, login, password } of logins)
      say(`  ${role.padEnd(8)} ${login.padEnd(44)} ${password.padEnd(18)} ${name}`);
    say("");
  }
  say(`Shuxiang 书香 is ready: ${running.url}`);
  if (running.setUpUrl && !demo)
    say(`\nThis school is empty. Set it up here (the link works once):\n  ${running.setUpUrl}\n`);
  if (config.host === "127.0.0.1")
    say(
      "Only this machine can open it; HOST=0.0.0.0 npm start opens it to the school's network. Ctrl+C stops it.",
    );
}

await start().catch((error: unknown) => {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exit(1);
});
