import type { RecallInput } from "#domain/homework/homework.schema.ts";
import { AppError, notFound } from "#domain/shared/app-error.ts";
import { accessibleClass } from "#server/rpc/class-access.ts";
import type { ActorContext, Executor } from "#server/rpc/context.ts";
import { sqlState } from "#server/rpc/error-mapping.ts";
import {
  countAssignments,
  findHomeworkOfClass,
  findLiveHomeworkForShare,
  type HomeworkOfClass,
  updateRecalled,
} from "./homework.queries.ts";

/**
 * Takes a homework back: it and all its assignments leave every list and figure, and nothing is destroyed
 * (decision C14). A repetition changes nothing and answers the same.
 */
export async function recallHomework(
  context: ActorContext,
  input: RecallInput,
): Promise<{ submissions: number }> {
  const { actor, audit, now } = context;
  return context.db.transaction(async (tx) => {
    const homework = await homeworkOfOwnClass(context, tx, input, { lock: true });
    const { homeworkToken, classToken, title } = homework;
    const { assigned, submissions } = await countAssignments(tx, homeworkToken);
    if (homework.deleted) return { submissions };
    await updateRecalled(tx, homeworkToken, { at: now(), by: actor.userToken });
    await audit.record(tx, {
      action: "Homework recalled",
      description: `${title} was recalled`,
      category: "homework",
      severity: "warning",
      details: { homeworkToken, classToken, assigned, submissions },
    });
    return { submissions };
  });
}

/** Brings a recalled homework back with everything submitted, unless the article is live in the class again. */
export async function restoreHomework(
  context: ActorContext,
  input: RecallInput,
): Promise<{ assignments: number }> {
  try {
    return await restore(context, input);
  } catch (error) {
    // Somebody published the article again between our look and our write: the unique index noticed.
    if (sqlState(error) === "23505") throw liveAgain();
    throw error;
  }
}

async function restore(context: ActorContext, input: RecallInput): Promise<{ assignments: number }> {
  return context.db.transaction(async (tx) => {
    const homework = await homeworkOfOwnClass(context, tx, input, { lock: true });
    const { homeworkToken, classToken, title } = homework;
    const { assigned } = await countAssignments(tx, homeworkToken);
    if (!homework.deleted) return { assignments: assigned };
    if (await findLiveHomeworkForShare(tx, homework)) throw liveAgain();
    await updateRecalled(tx, homeworkToken, null);
    await context.audit.record(tx, {
      action: "Homework restored",
      description: `${title} was restored`,
      category: "homework",
      severity: "success",
      details: { homeworkToken, classToken, assigned },
    });
    return { assignments: assigned };
  });
}

/** What a recall would hide, for the question before it. */
export async function recallPreview(
  context: ActorContext,
  input: RecallInput,
): Promise<{ assigned: number; submissions: number }> {
  const { homeworkToken } = await homeworkOfOwnClass(context, context.db, input);
  return countAssignments(context.db, homeworkToken);
}

/** Homework that was removed in another way than by a recall is not there: nobody could bring it back. */
async function homeworkOfOwnClass(
  { actor }: ActorContext,
  db: Executor,
  input: RecallInput,
  options?: { lock: boolean },
): Promise<HomeworkOfClass> {
  const { classToken } = await accessibleClass({ actor, db }, input);
  const homework = await findHomeworkOfClass(db, { homeworkToken: input.homeworkToken, classToken }, options);
  if (!homework || (homework.deleted && homework.recalledAt === null)) throw notFound("homework");
  return homework;
}

function liveAgain(): AppError {
  return new AppError("conflict", "homework.liveAgain");
}
