import { ROLE, type Role } from "#domain/shared/actor.ts";
import { paths } from "#domain/shared/paths.ts";
import { classPathOf } from "./class-path.ts";

/** Keys of schoolMessages.nav. */
export type NavKey = "home" | "pending" | "completed" | "createAssignment";
export type NavItem = { readonly key: NavKey; readonly href: string };
export type Navigation = { readonly main: readonly NavItem[]; readonly classActions: readonly NavItem[] };

const MAIN: Record<Role, readonly NavItem[]> = {
  admin: [{ key: "home", href: paths.admin.home }],
  teacher: [{ key: "home", href: paths.teacher.home }],
  student: [
    { key: "pending", href: paths.student.pending },
    { key: "completed", href: paths.student.completed },
  ],
  unknown: [],
};

/** The sidebar of a role; on the pages of a class, what can be done with that class. */
export function navigationOf(role: Role, pathname: string): Navigation {
  const inClass = classPathOf(pathname);
  const mayPublish = role === ROLE.TEACHER && inClass !== undefined;
  return {
    main: MAIN[role],
    classActions: mayPublish
      ? [{ key: "createAssignment", href: paths.teacher.publishBrowser(inClass.year, inClass.classId) }]
      : [],
  };
}

/** Whether a link stands for the page that is open; /student shows the pending list. */
export function isCurrent(href: string, pathname: string): boolean {
  const at = pathname.replace(/\/+$/, "") || "/";
  if (href === paths.student.pending && at === paths.student.home) return true;
  const isArea = href === paths.admin.home || href === paths.teacher.home;
  return isArea ? at === href : at === href || at.startsWith(`${href}/`);
}
