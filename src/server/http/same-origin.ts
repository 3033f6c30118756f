import type { FastifyRequest } from "fastify";
import { AppError } from "#domain/shared/app-error.ts";

/** Refuses writes that another site makes a browser send: JSON only, and from our own pages. */
export function requireSameOrigin(request: FastifyRequest, publicUrl: string): void {
  const site = request.headers["sec-fetch-site"];
  if (site !== undefined && site !== "same-origin" && site !== "none")
    throw new AppError("forbidden", "shared.forbidden");
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  const from = URL.canParse(origin) ? new URL(origin).host : undefined;
  const ours = URL.canParse(publicUrl) ? new URL(publicUrl).host : undefined;
  if (from === undefined || (from !== host && from !== ours))
    throw new AppError("forbidden", "shared.forbidden");
}
