import { createServer, type RequestListener } from "node:http";
import type { Config } from "./config.ts";
import { createServices, type RunningServices } from "./create-services.ts";
import { createApp } from "./http/app.ts";
import type { Services } from "./http/services.ts";

export type RunningServer = {
  readonly url: string;
  readonly setUpUrl: string | null;
  readonly services: Services;
  stop(): Promise<void>;
};

/** Time for running requests to end when the server is asked to stop. */
const CLOSE_AFTER_MS = 3_000;

/** Until the school's data are open the door answers, but lets nobody in. */
const starting: RequestListener = (_request, response) => {
  response.writeHead(503, { "content-type": "application/json", "retry-after": "2" });
  response.end(JSON.stringify({ status: "starting" }));
};

/** Opens the door first, then everything behind it; a start that fails leaves nothing running. */
export async function startServer(config: Config, webRoot: string): Promise<RunningServer> {
  let handle: RequestListener = starting;
  const server = createServer((request, response) => handle(request, response));
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(config.port, config.host, resolve);
  });
  const closeDoor = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeIdleConnections();
      setTimeout(() => server.closeAllConnections(), CLOSE_AFTER_MS).unref();
    });
  let opened: RunningServices | undefined;
  try {
    opened = await createServices(config, webRoot);
    const { services, setUpUrl, stop } = opened;
    let answer = starting;
    const app = await createApp(services, (listener) => {
      answer = listener as RequestListener;
      return server;
    });
    // A request that comes before all is ready would end the process.
    await app.ready();
    handle = answer;
    return {
      url: config.publicUrl,
      setUpUrl,
      services,
      async stop() {
        await closeDoor();
        await stop();
      },
    };
  } catch (error) {
    server.closeAllConnections();
    server.close();
    await opened?.stop();
    throw error;
  }
}
