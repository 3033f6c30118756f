import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import helmet from "@fastify/helmet";
import { sql } from "drizzle-orm";
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyServerFactory,
} from "fastify";
import { AppError } from "#domain/shared/app-error.ts";
import { toAppError, toTransport } from "#server/rpc/error-mapping.ts";
import { registerFileRoutes } from "./file-routes.ts";
import { registerRpcRoutes } from "./rpc-routes.ts";
import type { Services } from "./services.ts";
import { registerWebRoutes } from "./web-routes.ts";

/** No request of this product needs more than a class list of tokens or a long article. */
const MAX_BODY_BYTES = 512 * 1024;
const REQUEST_TIMEOUT_MS = 30_000;
const HEALTH_TIMEOUT_MS = 2_000;
const COMPRESS_FROM_BYTES = 2_048;
const RETRY_AFTER_SECONDS = 5;

/** No hook runs for an address that cannot be read, so its answer brings what a browser must be told. */
function refuseAddress(error: FastifyError, reply: FastifyReply): void {
  reply.code(error.statusCode ?? 400).headers({
    "cache-control": "no-store",
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
  });
  reply.send({ code: "shared.invalid", kind: "invalid", params: {} });
}

/** Requests are served by this; `npm start` puts it behind a listener that already answers /healthz. */
export async function createApp(
  services: Services,
  serverFactory?: FastifyServerFactory,
): Promise<FastifyInstance> {
  const secure = services.publicUrl.startsWith("https:");
  const proxies = services.trustProxy;
  const app = Fastify({
    trustProxy: typeof proxies === "number" ? (_address, hop) => hop < proxies : proxies,
    ...(serverFactory ? { serverFactory } : {}),
    bodyLimit: MAX_BODY_BYTES,
    requestTimeout: REQUEST_TIMEOUT_MS,
    genReqId: () => crypto.randomUUID(),
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, _request, reply) => refuseAddress(error, reply as FastifyReply),
  });

  // A server that somebody else made has not been told by the option above.
  app.server.requestTimeout = REQUEST_TIMEOUT_MS;

  await app.register(helmet, {
    strictTransportSecurity: secure ? { maxAge: 15_552_000 } : false,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:"],
        fontSrc: ["'self'", "data:"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: "same-origin" },
    crossOriginOpenerPolicy: secure,
    originAgentCluster: secure,
  });
  await app.register(cookie);
  await app.register(compress, { threshold: COMPRESS_FROM_BYTES, encodings: ["br", "gzip"] });
  // Only JSON is understood: a form of another site cannot send it without being asked for permission first.
  app.removeContentTypeParser("text/plain");

  // Calls, files and pages alike: whoever comes while the database is away is told when to come back.
  app.addHook("onSend", async (_request, reply) => {
    if (reply.statusCode === 503) reply.header("retry-after", RETRY_AFTER_SECONDS);
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    reply.header("cache-control", "no-store");
    const expected = toAppError(error);
    if (expected) {
      const { status, data } = toTransport(expected);
      return reply.code(status).send(data);
    }
    const status = error.statusCode && error.statusCode < 500 ? error.statusCode : 500;
    if (status === 500) console.error(`Unexpected error in request ${request.id}:`, error);
    const kind = status === 500 ? "unexpected" : "invalid";
    return reply.code(status).send({ code: `shared.${kind}`, kind, params: { requestId: request.id } });
  });

  app.get("/healthz", { compress: false }, async (_request, reply) => {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new AppError("unavailable", "shared.unavailable")), HEALTH_TIMEOUT_MS).unref();
    });
    try {
      await Promise.race([services.db.execute(sql`select 1`), late]);
      return reply.send({ status: "ready" });
    } catch {
      return reply.code(503).send({ status: "database away" });
    }
  });
  registerRpcRoutes(app, services);
  registerFileRoutes(app, services);
  await registerWebRoutes(app, services);
  return app;
}
