import { ROLE, type Role } from "./actor.ts";

type Id = string;
const part = encodeURIComponent;
const classBase = (year: string, classId: Id) => `/teacher/${part(year)}/class/${part(classId)}`;

/** Every URL of the product. Routes, links and e-mails build from here. */
export const paths = {
  home: "/",
  setUp: "/setup",
  auth: { staffLogin: "/auth/admin-login", studentLogin: "/auth/student-login" },
  student: {
    home: "/student",
    pending: "/student/pending",
    reading: (homeworkId: Id, contentId: Id) => `/student/pending/${part(homeworkId)}/${part(contentId)}`,
    completed: "/student/completed",
    review: (contentId: Id, homeworkId?: Id) =>
      `/student/completed/${part(contentId)}${homeworkId ? `?homework=${part(homeworkId)}` : ""}`,
  },
  teacher: {
    home: "/teacher",
    analytics: "/teacher/analytics",
    classHome: (year: string, classId: Id) => `${classBase(year, classId)}/home`,
    publishBrowser: (year: string, classId: Id) => `${classBase(year, classId)}/homeworks`,
    publishContent: (year: string, classId: Id, contentId: Id) =>
      `${classBase(year, classId)}/content/${part(contentId)}/publish`,
    viewContent: (contentId: Id) => `/teacher/content/${part(contentId)}/view`,
  },
  admin: { home: "/admin" },
  file: (articleToken: Id) => `/api/library/${part(articleToken)}/file`,
} as const;

export function homePathOf(role: Role): string {
  if (role === ROLE.ADMIN) return paths.admin.home;
  if (role === ROLE.TEACHER) return paths.teacher.home;
  if (role === ROLE.STUDENT) return paths.student.home;
  return paths.home;
}
