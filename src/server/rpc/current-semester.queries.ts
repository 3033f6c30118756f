import { sql } from "drizzle-orm";
import { semesters } from "#server/database/tables/semester.table.ts";
import type { Executor } from "./context.ts";

export type CurrentSemester = { readonly semesterYear: string; readonly semesterName: string };

/** At most one exists: the partial unique index sees to it. */
export async function findCurrentSemester(db: Executor): Promise<CurrentSemester | undefined> {
  const [row] = await db
    .select({ semesterYear: semesters.semesterYear, semesterName: semesters.semesterName })
    .from(semesters)
    .where(sql`${semesters.isCurrent} and not ${semesters.deleted}`);
  return row;
}
