import { readFile } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Services } from "./services.ts";

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The built web: hashed files may be kept for ever, the page itself is asked for every time. */
export async function registerWebRoutes(app: FastifyInstance, { webRoot }: Services): Promise<void> {
  const page = await readFile(join(webRoot, "index.html"));
  await app.register(fastifyStatic, {
    root: webRoot,
    index: false,
    preCompressed: true,
    wildcard: false,
    globIgnore: [".sources", ".vite/**"],
    setHeaders: (reply, path) => {
      const hashed = path.includes("/assets/");
      reply.header("cache-control", hashed ? `public, max-age=${ONE_YEAR_SECONDS}, immutable` : "no-cache");
    },
  });
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      (request.method === "GET" || request.method === "HEAD") && !/^\/(rpc|api|assets)\//.test(request.url);
    if (!isPage) {
      reply.code(404).header("cache-control", "no-store");
      return reply.send({ code: "shared.notFound", kind: "notFound", params: {} });
    }
    return reply.header("cache-control", "no-cache").type("text/html; charset=utf-8").send(page);
  });
}
