import { OpenAPIGenerator } from "@orpc/openapi";
import { OpenAPIHandler } from "@orpc/openapi/fastify";
import { ORPCError } from "@orpc/server";
import { RPCHandler } from "@orpc/server/fastify";
import { ZodToJsonSchemaConverter } from "@orpc/zod/zod4";
import type { FastifyInstance } from "fastify";
import { AppError } from "#domain/shared/app-error.ts";
import { appRouter } from "#server/app-router.ts";
import type { RequestContext } from "#server/rpc/context.ts";
import { inputRefused, toAppError, toTransport } from "#server/rpc/error-mapping.ts";
import { createContext } from "./create-context.ts";
import { logUnexpected } from "./log-unexpected.ts";
import { refuseUnnaturalKeys } from "./refuse-unnatural-keys.ts";
import { requireSameOrigin } from "./same-origin.ts";
import type { Services } from "./services.ts";

/** Answers that say nothing about the program: expected failures by code, everything else 'unexpected'. */
function rethrowForTransport(error: unknown, context: RequestContext): never {
  if (error instanceof ORPCError && !(error.cause instanceof AppError)) throw inputRefused(error) ?? error;
  const expected = toAppError(error);
  if (expected) throw toTransport(expected);
  logUnexpected(error, context);
  const data = { code: "shared.unexpected", kind: "unexpected", params: { requestId: context.request.id } };
  throw new ORPCError("INTERNAL_SERVER_ERROR", { status: 500, message: "shared.unexpected", data });
}

export function registerRpcRoutes(app: FastifyInstance, services: Services): void {
  const translateErrors = async ({
    next,
    context,
  }: {
    next: () => Promise<unknown>;
    context: RequestContext;
  }) => {
    try {
      return await next();
    } catch (error) {
      return rethrowForTransport(error, context);
    }
  };
  // A list for each: a handler adds interceptors of its own to the list it is given.
  const rpc = new RPCHandler<RequestContext>(appRouter, { clientInterceptors: [translateErrors] });
  const rest = new OpenAPIHandler<RequestContext>(appRouter, { clientInterceptors: [translateErrors] });

  const mount = (prefix: "/rpc" | "/api", handler: typeof rpc | typeof rest) =>
    app.post(`${prefix}/*`, async (request, reply) => {
      reply.header("cache-control", "no-store");
      requireSameOrigin(request, services.publicUrl);
      refuseUnnaturalKeys(request.body);
      const context = await createContext(services, request, reply);
      const { matched } = await handler.handle(request, reply, { prefix, context });
      if (!matched) throw new AppError("notFound", "shared.notFound");
    });
  mount("/rpc", rpc);
  mount("/api", rest);

  let document: Promise<unknown> | undefined;
  app.get("/api/openapi.json", async () => {
    document ??= new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
      appRouter,
      {
        info: { title: "Shuxiang", version: "0.1.0" },
        servers: [{ url: "/api" }],
      },
    );
    return document;
  });
}
