import type { FastifyReply, FastifyRequest } from "fastify";
import type { CookieJar } from "#server/rpc/context.ts";

const DEVICE_MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

type Names = { readonly session: string; readonly device: string };

/** The __Host- prefix needs https; a school's plain-HTTP network must be able to sign in too. */
export function cookieNames(secure: boolean): Names {
  return secure
    ? { session: "__Host-session", device: "__Host-device" }
    : { session: "session", device: "device" };
}

export function createCookieJar(request: FastifyRequest, reply: FastifyReply, secure: boolean): CookieJar {
  const names = cookieNames(secure);
  const common = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  return {
    device: request.cookies[names.device] ?? null,
    startSession(token, expiresAt) {
      reply.setCookie(names.session, token, { ...common, ...(expiresAt ? { expires: expiresAt } : {}) });
    },
    endSession() {
      reply.clearCookie(names.session, common);
      reply.header("clear-site-data", '"cache"');
    },
    rememberDevice(token) {
      reply.setCookie(names.device, token, { ...common, maxAge: DEVICE_MAX_AGE_SECONDS });
    },
  };
}
