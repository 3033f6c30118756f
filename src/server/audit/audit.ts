import { cleanText, maskDetails } from "#domain/audit/mask-details.ts";
import type { Actor } from "#domain/shared/actor.ts";
import type { Audit, AuditEntry } from "#server/rpc/context.ts";
import { insertSystemLog } from "./system-logs.queries.ts";

type Asking = {
  readonly actor: Actor | null;
  readonly ipAddress: string | null;
  readonly userAgent: string | null;
};

/** The system log as one request writes it: user, address and browser are the server's own knowledge. */
export function createAudit({ actor, ipAddress, userAgent }: Asking): Audit {
  return {
    async record(db, entry) {
      const written = await insertSystemLog(db, {
        userEmail: entry.subject ? entry.subject.email : (actor?.email ?? null),
        userId: entry.subject ? entry.subject.userToken : (actor?.userToken ?? null),
        action: cleanText(entry.action),
        description: cleanText(entry.description),
        category: entry.category,
        severity: entry.severity ?? "info",
        details: entry.details ? JSON.stringify(maskDetails(entry.details)) : null,
        ipAddress: ipAddress ? cleanText(ipAddress) : null,
        userAgent: userAgent ? cleanText(userAgent) : null,
      });
      if (!written) sayOnConsole(entry);
    },
  };
}

/** The last resort when the log itself cannot be written (rows LOG-021): the work goes on. */
function sayOnConsole(entry: AuditEntry): void {
  console.error("The system log could not be written:", entry.action, cleanText(entry.description));
}
