import { chmod, cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { SampleLogin } from "#domain/school/school.types.ts";
import { readConfig } from "#server/config.ts";
import { startServer } from "#server/main.ts";
import { loadDemoSchool } from "#server/workflows/sample-school/load-demo-school.ts";
import { buildWebIfStale, WEB_ROOT } from "../../scripts/build-web.ts";

/** What a journey knows of the school it visits. */
export type School = {
  readonly url: string;
  /** The one-time link of a school that nobody has set up. */
  readonly setUpUrl: string | null;
  readonly logins: readonly SampleLogin[];
};
export type DemoServer = School & { stop(): Promise<void> };

const HOST = "127.0.0.1";

/** The product itself, with the built pages and a database of its own in a folder that goes when it stops. */
export async function startDemoServer(options: { readonly withSampleSchool: boolean }): Promise<DemoServer> {
  await buildWebIfStale();
  const folder = await mkdtemp(join(tmpdir(), "shuxiang-journeys-"));
  // Temporary folders are private, and as root the database runs under another account.
  await chmod(folder, 0o711);
  const removeFolder = () => rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  try {
    // A copy: somebody who goes on programming builds the pages anew while the journeys run.
    const webRoot = join(folder, "web");
    await cp(WEB_ROOT, webRoot, { recursive: true });
    const port = await freePort();
    const settings = {
      HOST,
      PORT: String(port),
      DATA_DIR: join(folder, "data"),
      PUBLIC_URL: `http://${HOST}:${port}`,
      LOG_LEVEL: "warn",
    };
    const running = await startServer(readConfig(settings, join(folder, "no.env")), webRoot);
    const logins = options.withSampleSchool ? await loadDemoSchool(running.services) : [];
    const { url, setUpUrl } = running;
    return {
      url,
      setUpUrl,
      logins,
      async stop() {
        await running.stop();
        await removeFolder();
      },
    };
  } catch (error) {
    await removeFolder();
    throw error;
  }
}

/** The server has to know its address before it listens, because links and the same-origin check name it. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, HOST, () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === "object" ? resolve(address.port) : reject(address)));
    });
  });
}
