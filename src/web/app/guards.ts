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

const AREA_OF_FIRST_STEP: Readonly<Record<string, Area>> = {
  student: "student",
  // Its class pages are open to administrators too; each page of the teacher's own asks again.
  teacher: "classScoped",
  admin: "admin",
};

/** The area an address lies in, whether a page stands there or not. */
export function areaOf(pathname: string): Area | undefined {
  return AREA_OF_FIRST_STEP[pathname.split("/")[1] ?? ""];
}
