import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import type { LogCategory, LogSeverity } from "#domain/audit/audit.constants.ts";
import type { OwnEventView } from "#domain/audit/audit.types.ts";
import { systemLogs } from "#server/database/tables/system-logs.table.ts";
import type { Executor } from "#server/rpc/context.ts";

export type SystemLogEntry = {
  userEmail: string | null;
  userId: string | null;
  action: string;
  description: string;
  category: string;
  severity: string;
  details: string | null;
  ipAddress: string | null;
  userAgent: string | null;
};

/** False when the log table refused; the surrounding transaction stays usable either way. */
export async function insertSystemLog(db: Executor, entry: SystemLogEntry): Promise<boolean> {
  const { rows } = await db.execute<{ written: boolean }>(sql`
    select record_system_log(
      ${entry.userEmail}, ${entry.userId}, ${entry.action}, ${entry.description}, ${entry.category},
      ${entry.severity}, ${entry.details}, ${entry.ipAddress}, ${entry.userAgent}
    ) as written`);
  return rows[0]?.written === true;
}

export async function countSystemLogs(db: Executor): Promise<number> {
  return db.$count(systemLogs);
}

/** The newest entries about one person, for that person. A fault of the server is for administrators only. */
export async function listOwnEvents(
  db: Executor,
  userToken: string,
  limit: number,
): Promise<readonly OwnEventView[]> {
  const { id, timestamp, action, description, category, severity } = systemLogs;
  const rows = await db
    .select({ id, at: timestamp, action, description, category, severity })
    .from(systemLogs)
    .where(and(eq(systemLogs.userId, userToken), or(ne(category, "system"), ne(severity, "error"))))
    .orderBy(desc(timestamp), desc(id))
    .limit(limit);
  return rows.map((row) => ({
    ...row,
    category: row.category as LogCategory,
    severity: row.severity as LogSeverity,
  }));
}

/** Removes entries from before `olderThan`, at most `limit` of them, so that no lock is held for long. */
export async function deleteOldLogs(db: Executor, olderThan: Date, limit: number): Promise<number> {
  const { rowCount } = await db.execute(sql`
    delete from ${systemLogs} where id in (
      select id from ${systemLogs} where timestamp < ${olderThan.toISOString()}::timestamptz order by timestamp limit ${limit})`);
  return rowCount ?? 0;
}
