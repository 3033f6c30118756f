import { and, eq, isNull, sql } from "drizzle-orm";
import type { Transaction } from "#server/database/pools.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { readingSlices } from "#server/database/tables/reading-slices.table.ts";
import { readingVisits } from "#server/database/tables/reading-visits.table.ts";

export type Visit = {
  readonly assignmentToken: string;
  readonly lastCreditAt: Date;
  readonly closedAt: Date | null;
};

export async function closeOpenVisits(
  tx: Transaction,
  assignmentToken: string,
  closedAt: Date,
): Promise<void> {
  await tx
    .update(readingVisits)
    .set({ closedAt })
    .where(and(eq(readingVisits.assignmentToken, assignmentToken), isNull(readingVisits.closedAt)));
}

export async function insertVisit(tx: Transaction, assignmentToken: string, openedAt: Date): Promise<string> {
  const [visit] = await tx
    .insert(readingVisits)
    .values({ assignmentToken, openedAt, lastCreditAt: openedAt })
    .returning({ visitToken: readingVisits.visitToken });
  if (!visit) throw new Error("the new visit was not returned");
  return visit.visitToken;
}

/** The one field of an assignment, beside its time, that reading writes: when the child first opened it. */
export async function updateFirstOpened(
  tx: Transaction,
  assignmentToken: string,
  openedAt: Date,
): Promise<void> {
  await tx
    .update(assignments)
    .set({ openedAt: sql`coalesce(${assignments.openedAt}, ${openedAt})`, updatedAt: openedAt })
    .where(eq(assignments.assignmentToken, assignmentToken));
}

export async function findVisitForUpdate(tx: Transaction, visitToken: string): Promise<Visit | undefined> {
  const [visit] = await tx
    .select({
      assignmentToken: readingVisits.assignmentToken,
      lastCreditAt: readingVisits.lastCreditAt,
      closedAt: readingVisits.closedAt,
    })
    .from(readingVisits)
    .where(eq(readingVisits.visitToken, visitToken))
    .for("update");
  return visit;
}

export async function insertSlice(
  tx: Transaction,
  slice: {
    readonly visitToken: string;
    readonly assignmentToken: string;
    readonly milliseconds: number;
    readonly elapsedMs: number;
    readonly creditedAt: Date;
  },
): Promise<void> {
  // A visit may stay open for days; the column holds what fits.
  await tx.insert(readingSlices).values({ ...slice, elapsedMs: Math.min(slice.elapsedMs, MAX_INTEGER) });
}
const MAX_INTEGER = 2_147_483_647;

export async function updateLastCredit(
  tx: Transaction,
  visitToken: string,
  lastCreditAt: Date,
): Promise<void> {
  await tx.update(readingVisits).set({ lastCreditAt }).where(eq(readingVisits.visitToken, visitToken));
}

/** The new total, or undefined when the work was submitted or recalled in the meantime. */
export async function addReadingTime(
  tx: Transaction,
  assignmentToken: string,
  milliseconds: number,
  updatedAt: Date,
): Promise<number | undefined> {
  const [row] = await tx
    .update(assignments)
    .set({ totalTime: sql`${assignments.totalTime} + ${milliseconds}`, updatedAt })
    .where(
      and(
        eq(assignments.assignmentToken, assignmentToken),
        sql`${assignments.answeredCount} = 0 and ${assignments.recalledAt} is null`,
      ),
    )
    .returning({ totalTime: assignments.totalTime });
  return row?.totalTime;
}
