import type { FastifyReply, FastifyRequest } from "fastify";
import { findActor } from "#server/accounts/find-actor.ts";
import { createAudit } from "#server/audit/audit.ts";
import type { RequestContext } from "#server/rpc/context.ts";
import { cookieNames, createCookieJar } from "./cookies.ts";
import type { Services } from "./services.ts";

const MAX_AGENT_LENGTH = 300;

/** Turns a cookie into an actor, or nobody, and hands one request what it may touch. */
export async function createContext(
  services: Services,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<RequestContext> {
  const { db, analyticsDb, jobs, passwords, files, throttle, setUpToken, publicUrl, now } = services;
  const secure = publicUrl.startsWith("https:");
  const secret = request.cookies[cookieNames(secure).session];
  const signedIn = secret ? await findActor(db, secret, now()) : undefined;
  const actor = signedIn?.actor ?? null;
  const ipAddress = request.ip;
  const userAgent = (request.headers["user-agent"] ?? "").slice(0, MAX_AGENT_LENGTH);
  return {
    actor,
    session: signedIn?.session ?? null,
    db,
    analyticsDb,
    now,
    audit: createAudit({ actor, ipAddress, userAgent }),
    jobs,
    passwords,
    files,
    throttle,
    cookies: createCookieJar(request, reply, secure),
    setUpToken,
    publicUrl,
    request: { id: request.id, ipAddress, userAgent },
  };
}
