import { sql } from "drizzle-orm";
import type { Database } from "#server/database/pools.ts";
import type { Passwords } from "#server/rpc/context.ts";
import { countStaff, insertStaff } from "./users.queries.ts";

/** The administrator of ADMIN_EMAIL and ADMIN_PASSWORD, only while there is none. */
export async function createFirstAdmin(
  db: Database,
  passwords: Passwords,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if ((await countStaff(db, "admin")) > 0) return;
  const passwordHash = await passwords.hash(password);
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('set-up', 0))`);
    if ((await countStaff(tx, "admin")) > 0) return;
    await insertStaff(tx, {
      email,
      passwordHash,
      firstName: "School",
      lastName: "Administrator",
      role: "admin",
      approvedAt: new Date(),
    });
  });
}
