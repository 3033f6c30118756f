import { ROLE, type Role } from "#domain/shared/actor.ts";

/** Who may open a part of the product. The server asks again on every call; this only spares people a refusal. */
export const ALLOWED = {
  student: [ROLE.STUDENT],
  teacher: [ROLE.TEACHER],
  /** The pages of one class, and the preview of a text: an administrator looks in from outside (decision C13). */
  classScoped: [ROLE.TEACHER, ROLE.ADMIN],
  admin: [ROLE.ADMIN],
} as const satisfies Record<string, readonly Role[]>;
export type Area = keyof typeof ALLOWED;

export function mayEnter(area: Area, role: Role | undefined): boolean {
  const allowed: readonly Role[] = ALLOWED[area];
  return role !== undefined && allowed.includes(role);
}
