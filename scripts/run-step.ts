import { spawn } from "node:child_process";
import { delimiter, join } from "node:path";

export const ROOT = join(import.meta.dirname, "..");
const BIN = join(ROOT, "node_modules", ".bin");

/** Runs a program of node_modules/.bin to its end and answers its exit code; its output is shown as it comes. */
export function runStep(
  program: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(BIN, program), args, {
      cwd: ROOT,
      stdio: "inherit",
      // Programs find the Node that npm brought before the machine's own.
      env: { ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ""}`, ...env },
    });
    child.once("error", reject);
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
