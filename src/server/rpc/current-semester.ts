import { AppError } from "#domain/shared/app-error.ts";
import type { Executor } from "./context.ts";
import { type CurrentSemester, findCurrentSemester } from "./current-semester.queries.ts";

/** The current semester, or the refusal every page of a role knows how to explain. */
export async function requireCurrentSemester(db: Executor): Promise<CurrentSemester> {
  const semester = await findCurrentSemester(db);
  if (!semester) throw new AppError("conflict", "semesters.noneCurrent");
  return semester;
}
