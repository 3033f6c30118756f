import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { School } from "../support/demo-server.ts";

export type VisitedSchool = School & {
  /** What the server said about failures that nobody foresaw. */
  readonly unexpected: () => readonly string[];
  stop(): Promise<void>;
};

/** Starts a school in a process of its own and answers when people can come. */
export async function startSchool(options: { readonly withSampleSchool: boolean }): Promise<VisitedSchool> {
  const { NODE_OPTIONS: _forTheRunner, ...env } = process.env;
  const child = fork(
    join(import.meta.dirname, "school-process.ts"),
    options.withSampleSchool ? ["--sample-school"] : [],
    { execArgv: ["--max-semi-space-size=2"], env, stdio: ["ignore", "pipe", "pipe", "ipc"] },
  );
  const said: string[] = [];
  const listen = (text: Buffer) => said.push(String(text));
  child.stdout?.on("data", listen);
  child.stderr?.on("data", listen);
  const exited = once(child, "exit");
  const school = await Promise.race([
    once(child, "message").then(([message]) => message as School),
    exited.then(() => Promise.reject(new Error(`The school did not open:\n${said.join("")}`))),
  ]);
  return {
    ...school,
    unexpected: () =>
      said
        .join("")
        .split("\n")
        .filter((line) => line.includes("Unexpected error")),
    async stop() {
      if (child.connected) child.send("stop");
      await exited;
    },
  };
}
