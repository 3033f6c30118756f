import type { ListHomeworkInput } from "#domain/homework/homework.schema.ts";
import type { CompletedHomeworkView, PendingHomeworkView } from "#domain/homework/homework.types.ts";
import type { Page } from "#domain/shared/page.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { requireCurrentSemester } from "#server/rpc/current-semester.ts";
import { offsetOf, pageOf } from "#server/rpc/page-of.ts";
import { listCompleted } from "./completed.queries.ts";
import { countPending, listPending } from "./pending.queries.ts";

/**
 * A child's open work. A row proves that there is a current semester, so only an empty answer has to ask for it;
 * and only a page beyond the end has to count.
 */
export async function listPendingHomework(
  { actor, db }: ActorContext,
  input: ListHomeworkInput,
): Promise<Page<PendingHomeworkView>> {
  const { userToken: studentToken } = actor;
  const rows = await listPending(db, { studentToken, limit: input.pageSize, offset: offsetOf(input) });
  if (rows.length > 0) return pageOf(rows);
  await requireCurrentSemester(db);
  return { rows: [], total: input.page === 1 ? 0 : await countPending(db, studentToken) };
}

/** A child's submitted work of the current semester, latest first. */
export async function listCompletedHomework(
  { actor, db }: ActorContext,
  input: ListHomeworkInput,
): Promise<Page<CompletedHomeworkView>> {
  const { userToken: studentToken } = actor;
  const rows = await listCompleted(db, { studentToken, limit: input.pageSize, offset: offsetOf(input) });
  if (rows.length > 0) return pageOf(rows);
  await requireCurrentSemester(db);
  if (input.page === 1) return { rows: [], total: 0 };
  const [first] = await listCompleted(db, { studentToken, limit: 1, offset: 0 });
  return { rows: [], total: first?.total ?? 0 };
}

/** The bell's number; without a current semester nothing is open, and a bell is no place to explain it. */
export async function openHomeworkCount({ actor, db }: ActorContext): Promise<{ count: number }> {
  return { count: await countPending(db, actor.userToken) };
}
