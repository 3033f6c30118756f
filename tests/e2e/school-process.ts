import { startDemoServer } from "../support/demo-server.ts";

// The school runs in a process of its own, as it does for people: the test runner compiles what it imports, and
// nothing of that may reach the server. It ends with the runner, also when that one is killed.
const withSampleSchool = process.argv.includes("--sample-school");
const { url, setUpUrl, logins, stop } = await startDemoServer({ withSampleSchool });
const asked = new Promise<void>((resolve) => {
  process.once("message", () => resolve());
  process.once("disconnect", () => resolve());
});
// Ctrl+C reaches the whole group of processes; the runner says when it is time.
process.on("SIGINT", () => undefined);
process.send?.({ url, setUpUrl, logins });
await asked;
await stop();
process.exit(0);
