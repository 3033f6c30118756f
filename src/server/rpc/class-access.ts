import { canReadClass } from "#domain/classes/classes.policy.ts";
import { ROLE } from "#domain/shared/actor.ts";
import { notFound } from "#domain/shared/app-error.ts";
import { type AccessibleClass, findClassForAccess } from "./class-access.queries.ts";
import type { ActorContext, Executor } from "./context.ts";
import { requireCurrentSemester } from "./current-semester.ts";

export type ClassReference = { readonly classToken: string; readonly semesterYear: string };

/**
 * The class a staff member asked for, when it is theirs to see: a teacher's own class of the current semester,
 * any class for an administrator. Everything else is the same 'not found'; while no semester is current a teacher
 * has no class at all and is told why.
 */
export async function accessibleClass(
  { actor, db }: Pick<ActorContext, "actor"> & { readonly db: Executor },
  { classToken, semesterYear }: ClassReference,
): Promise<AccessibleClass> {
  const found = await findClassForAccess(db, classToken);
  const isTheOne = found?.semesterYear === semesterYear && (!found.deleted || actor.role === ROLE.ADMIN);
  if (found && isTheOne && canReadClass(actor, found, found.semesterIsCurrent ? found.semesterYear : null))
    return found;
  if (actor.role === ROLE.TEACHER) await requireCurrentSemester(db);
  throw notFound("classes");
}
