import { startEmbeddedDatabase } from "#server/database/embedded/start-embedded-database.ts";

// An application of its own, for tests that kill one: says `ready` or why not, and stops when its input ends.
const say = (line: string) => process.stdout.write(`${line}\n`);
const [dataDir = ""] = process.argv.slice(2);
try {
  const log = { info: () => {}, warn: () => {} };
  const database = await startEmbeddedDatabase({ dataDir, log, skipDurabilityForTests: true });
  say("ready");
  process.stdin.resume().once("end", async () => {
    await database.stop();
    process.exit(0);
  });
} catch (error) {
  say((error as Error).message);
  process.exit(1);
}
