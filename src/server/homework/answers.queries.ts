import { and, eq, sql } from "drizzle-orm";
import type { Choice } from "#domain/homework/homework.types.ts";
import { MINUTE_MS } from "#domain/shared/dates.ts";
import type { Transaction } from "#server/database/pools.ts";
import { answers } from "#server/database/tables/answers.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { readingVisits } from "#server/database/tables/reading-visits.table.ts";
import type { Executor } from "#server/rpc/context.ts";

/** Longer than this is a pause, not thinking about one question. */
const MAX_ANSWER_MS = 10 * MINUTE_MS;

type Attempt = { readonly assignmentToken: string; readonly attempt: number };

export async function listChoices(
  db: Executor,
  { assignmentToken, attempt }: Attempt,
): Promise<readonly Choice[]> {
  return db
    .select({ questionIndex: answers.questionIndex, choiceIndex: answers.choiceIndex })
    .from(answers)
    .where(and(eq(answers.assignmentToken, assignmentToken), eq(answers.attempt, attempt)))
    .orderBy(answers.questionIndex);
}

/**
 * Saves one pick unless the work was submitted or recalled in the meantime; false then. One statement: the row lock
 * of its update lets a submission that came first close the work before the pick is judged.
 */
export async function upsertOpenChoice(
  db: Executor,
  { assignmentToken, questionIndex, choiceIndex }: Choice & { readonly assignmentToken: string },
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    with open as (
      update ${assignments} set updated_at = ${now}, opened_at = coalesce(opened_at, ${now})
      where assignment_token = ${assignmentToken} and answered_count = 0 and recalled_at is null
      returning assignment_token, attempt, opened_at
    ), timed as (
      select open.assignment_token, open.attempt, least(${MAX_ANSWER_MS}, greatest(0, floor(1000 * extract(epoch from
        ${now}::timestamptz - greatest(
          (select max(answered_at) from ${answers}
            where assignment_token = open.assignment_token and attempt = open.attempt),
          (select max(opened_at) from ${readingVisits} where assignment_token = open.assignment_token),
          open.opened_at)))))::integer as milliseconds
      from open
    )
    insert into ${answers} as kept (assignment_token, attempt, question_index, choice_index, milliseconds, answered_at)
    select assignment_token, attempt, ${questionIndex}::integer, ${choiceIndex}::integer, coalesce(milliseconds, 0), ${now}
    from timed
    on conflict (assignment_token, attempt, question_index) do update set
      choice_index = excluded.choice_index,
      correct = null,
      milliseconds = least(${MAX_ANSWER_MS}, kept.milliseconds + excluded.milliseconds),
      answered_at = excluded.answered_at`);
  return rowCount === 1;
}

/** The submitted picks with their marks. A pick that was saved before keeps its time. */
export async function upsertMarkedAnswers(
  tx: Transaction,
  { assignmentToken, attempt }: Attempt,
  marked: readonly (Choice & { readonly correct: boolean })[],
  now: Date,
): Promise<void> {
  const rows = marked.map((pick) => ({ assignmentToken, attempt, ...pick, answeredAt: now }));
  await tx
    .insert(answers)
    .values(rows)
    .onConflictDoUpdate({
      target: [answers.assignmentToken, answers.attempt, answers.questionIndex],
      set: {
        choiceIndex: sql`excluded.choice_index`,
        correct: sql`excluded.correct`,
        answeredAt: sql`case when ${answers.choiceIndex} = excluded.choice_index then ${answers.answeredAt}
          else excluded.answered_at end`,
      },
    });
}
