import { fork } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:net";
import { join } from "node:path";

export const HOST = "127.0.0.1";

export type ServerSettings = { readonly port: number; readonly dataDir: string; readonly webRoot: string };
export type ServerProcess = {
  readonly pid: number;
  /** Everything it wrote so far. */
  said(): string;
  /** `kill -9`: it gets no chance to finish anything. */
  kill(): Promise<void>;
  stop(): Promise<void>;
};

/** Starts the product and answers when it is ready; one that refuses to start is an error with its own words. */
export async function startServerProcess(
  { port, dataDir, webRoot }: ServerSettings,
  execArgv: readonly string[] = ["--max-semi-space-size=2"],
): Promise<ServerProcess> {
  const settings = {
    HOST,
    PORT: String(port),
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://${HOST}:${port}`,
    LOG_LEVEL: "warn",
    webRoot,
  };
  const { NODE_OPTIONS: _forTheRunner, ...env } = process.env;
  const child = fork(join(import.meta.dirname, "server-entry.ts"), [JSON.stringify(settings)], {
    execArgv: [...execArgv],
    env,
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  const words: string[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (text) => words.push(String(text)));
  const said = () => words.join("");
  const exited = once(child, "close");
  await Promise.race([
    once(child, "message"),
    exited.then(() => Promise.reject(new Error(`The server did not start:\n${said()}`))),
  ]);
  return {
    pid: child.pid ?? 0,
    said,
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
    async stop() {
      if (child.connected) child.send("stop");
      await exited;
    },
  };
}

/** The server has to know its address before it listens, and keeps it over restarts. */
export async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, HOST);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("No free port on this machine.");
  return address.port;
}
