import { readConfig } from "#server/config.ts";
import { startServer } from "#server/main.ts";

// The product in a process of its own, to be killed. It reads its settings from the one argument, never a file, and
// ends with whoever started it.
const [settings = "{}"] = process.argv.slice(2);
const { webRoot, ...environment } = JSON.parse(settings) as Record<string, string>;
try {
  const running = await startServer(readConfig(environment, "/no/such/file.env"), webRoot ?? "");
  const stop = async () => {
    await running.stop();
    process.exit(0);
  };
  process.once("message", stop);
  process.once("disconnect", stop);
  process.on("SIGINT", () => undefined);
  process.send?.("ready");
  if (!process.connected) await stop();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exit(1);
}
