export const ROLE = { ADMIN: "admin", TEACHER: "teacher", STUDENT: "student", UNKNOWN: "unknown" } as const;
export type Role = (typeof ROLE)[keyof typeof ROLE];
export const ROLES: readonly Role[] = Object.values(ROLE);

/** Who is asking, read from the session on every request and never from what the browser says. */
export type Actor = {
  readonly userToken: string;
  readonly role: Role;
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
};

export function isStaff(role: Role): boolean {
  return role === ROLE.ADMIN || role === ROLE.TEACHER;
}
