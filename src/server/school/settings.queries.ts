import { sql } from "drizzle-orm";
import { DEFAULT_SCHOOL_SETTINGS } from "#domain/school/school.constants.ts";
import type { SchoolSettings } from "#domain/school/school.types.ts";
import { settings } from "#server/database/tables/settings.table.ts";
import type { Executor } from "#server/rpc/context.ts";

/** All settings, defaults filled in; a stored value of another kind than its default is passed over. */
export async function findSchoolSettings(db: Executor): Promise<SchoolSettings> {
  const rows = await db.select({ key: settings.key, value: settings.value }).from(settings);
  const stored = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = Object.entries(DEFAULT_SCHOOL_SETTINGS).map(([key, fallback]) => {
    const value = stored.get(key);
    return [key, typeof value === typeof fallback ? value : fallback];
  });
  return Object.fromEntries(entries) as SchoolSettings;
}

export async function updateSchoolSettings(db: Executor, changes: Partial<SchoolSettings>): Promise<void> {
  const rows = Object.entries(changes).map(([key, value]) => ({ key, value: value as unknown }));
  if (rows.length === 0) return;
  await db
    .insert(settings)
    .values(rows)
    .onConflictDoUpdate({ target: settings.key, set: { value: sql`excluded.value`, updatedAt: sql`now()` } });
}
