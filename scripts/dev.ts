import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./run-step.ts";

/** The server restarts on change; the pages reload themselves and pass requests on to it. */
const children = [
  spawn(
    process.execPath,
    ["--watch-path=src/server", "--watch-path=src/domain", "--watch-preserve-output", "scripts/start.ts"],
    {
      cwd: ROOT,
      stdio: "inherit",
    },
  ),
  spawn(join(ROOT, "node_modules/.bin/vite"), ["--config", "src/web/vite.config.ts"], {
    cwd: ROOT,
    stdio: "inherit",
  }),
];

const stop = () => {
  for (const child of children) child.kill("SIGTERM");
};
process.on("SIGINT", stop);
process.on("SIGTERM", stop);
for (const child of children) child.once("exit", stop);
