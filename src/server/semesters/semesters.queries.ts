import { eq, sql } from "drizzle-orm";
import { semesterName } from "#domain/semesters/semester-year.ts";
import type { Transaction } from "#server/database/pools.ts";
import { semesters } from "#server/database/tables/semester.table.ts";

export async function insertSemester(tx: Transaction, semesterYear: string): Promise<void> {
  await tx.insert(semesters).values({ semesterYear, semesterName: semesterName(semesterYear) });
}

/** Everybody who changes the current semester waits in one line; the unique index is the second lock on the door. */
export async function makeSemesterCurrent(tx: Transaction, semesterYear: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('current-semester', 0))`);
  await tx.update(semesters).set({ isCurrent: false }).where(eq(semesters.isCurrent, true));
  await tx.update(semesters).set({ isCurrent: true }).where(eq(semesters.semesterYear, semesterYear));
}
