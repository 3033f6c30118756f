import { os } from "@orpc/server";
import { ROLE, type Role } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/app-error.ts";
import type { RequestContext } from "./context.ts";

/** Who may call, readable from outside: one test compares it with the permission table. */
export type ProcedureMeta = { readonly who?: readonly Role[] | "anyone" | "signedIn" };

const base = os.$context<RequestContext>().$meta<ProcedureMeta>({});

export const publicProcedure = base.meta({ who: "anyone" });

export const signedInProcedure = base.meta({ who: "signedIn" }).use(({ context, next }) => {
  const { actor } = context;
  if (!actor || actor.role === ROLE.UNKNOWN) throw new AppError("unauthenticated", "accounts.signedOut");
  return next({ context: { actor } });
});

function procedureFor(...roles: readonly Role[]) {
  return base.meta({ who: roles }).use(({ context, next }) => {
    const { actor } = context;
    if (!actor || actor.role === ROLE.UNKNOWN) throw new AppError("unauthenticated", "accounts.signedOut");
    if (!roles.includes(actor.role)) throw new AppError("forbidden", "shared.forbidden");
    return next({ context: { actor } });
  });
}

export const studentProcedure = procedureFor(ROLE.STUDENT);
export const teacherProcedure = procedureFor(ROLE.TEACHER);
export const adminProcedure = procedureFor(ROLE.ADMIN);
export const staffProcedure = procedureFor(ROLE.TEACHER, ROLE.ADMIN);
