import { SEED_LOG_VERSION } from "#domain/audit/audit.constants.ts";
import type { Executor } from "#server/rpc/context.ts";
import { createAudit } from "./audit.ts";
import { countSystemLogs } from "./system-logs.queries.ts";

/** Three entries at the very first start, marked as seed (decision B24). */
export async function seedSystemLogs(db: Executor): Promise<void> {
  if ((await countSystemLogs(db)) > 0) return;
  const audit = createAudit({ actor: null, ipAddress: null, userAgent: null });
  const details = { version: SEED_LOG_VERSION, seed: true };
  const severity = "success";
  await audit.record(db, {
    action: "System startup",
    description: "The school's server started for the first time",
    category: "system",
    severity,
    details,
  });
  await audit.record(db, {
    action: "Login",
    description: "Sign-in is ready",
    category: "auth",
    severity,
    details,
  });
  await audit.record(db, {
    action: "Database connection",
    description: "The database is connected",
    category: "system",
    severity,
    details,
  });
}
