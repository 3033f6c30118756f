import { canReadClass } from "#domain/classes/classes.policy.ts";
import { ROLE } from "#domain/shared/actor.ts";
import { notFound } from "#domain/shared/app-error.ts";
import { type AccessibleClass, findClassForAccess } from "./class-access.queries.ts";
import type { ActorContext, Executor } from "./context.ts";

export type ClassReference = { readonly classToken: string; readonly semesterYear: string };

/**
 * The class a staff member asked for, when it is theirs to see: a teacher's own class of the current semester,
 * any class for an administrator. Everything else is the same 'not found'.
 */
export async function accessibleClass(
  { actor, db }: Pick<ActorContext, "actor"> & { readonly db: Executor },
  { classToken, semesterYear }: ClassReference,
): Promise<AccessibleClass> {
  const found = await findClassForAccess(db, classToken);
  if (!found || found.semesterYear !== semesterYear || (found.deleted && actor.role !== ROLE.ADMIN))
    throw notFound("classes");
  if (!canReadClass(actor, found, found.semesterIsCurrent ? found.semesterYear : null))
    throw notFound("classes");
  return found;
}
