import type { FastifyInstance } from "fastify";
import { ROLE } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/app-error.ts";
import { findArticleFile } from "#server/library/find-article-file.ts";
import { createContext } from "./create-context.ts";
import type { Services } from "./services.ts";

/** RFC 6266: an ASCII stand-in for old clients and the real name in UTF-8 beside it. */
function attachment(fileName: string): string {
  const ascii = fileName.replace(/[^\x20-\x7e]|["\\%]/g, "_");
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encodeURIComponent(fileName).replace(/['()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16)}`)}`;
}

/** Attached files: only for those who may read the article, never shown inside the page. */
export function registerFileRoutes(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { articleToken: string } }>("/api/library/:articleToken/file", async (request, reply) => {
    const context = await createContext(services, request, reply);
    const { actor } = context;
    if (!actor || actor.role === ROLE.UNKNOWN) throw new AppError("unauthenticated", "accounts.signedOut");
    const file = await findArticleFile({ ...context, actor }, request.params.articleToken);
    const bytes = await services.files.read(file.fileKey).catch(async (error: unknown) => {
      await context.audit.record(context.db, {
        action: "Download failed",
        description: `The file ${file.fileName} could not be read`,
        category: "file",
        severity: "error",
        details: { articleToken: request.params.articleToken, reason: String(error) },
      });
      throw new AppError("unavailable", "shared.unavailable");
    });
    return reply
      .header("content-type", file.contentType)
      .header("content-length", file.sizeBytes)
      .header("content-disposition", attachment(file.fileName))
      .header("content-security-policy", "sandbox; default-src 'none'")
      .header("cache-control", "private, no-store")
      .send(bytes);
  });
}
