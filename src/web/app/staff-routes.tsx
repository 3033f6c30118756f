import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { paths } from "#domain/shared/paths.ts";
import { allow, signedInRoute } from "./root-route.tsx";
import { withStaffStyles } from "./with-staff-styles.ts";

const teacher = createRoute({
  getParentRoute: () => signedInRoute,
  id: "teacher",
  beforeLoad: allow("teacher"),
});
const classScoped = createRoute({
  getParentRoute: () => signedInRoute,
  id: "class-scoped",
  beforeLoad: allow("classScoped"),
});
const admin = createRoute({ getParentRoute: () => signedInRoute, id: "admin", beforeLoad: allow("admin") });

const loadDashboard = () => withStaffStyles(import("#web/pages/teacher/dashboard-page.tsx"));

const teacherHome = createRoute({
  getParentRoute: () => teacher,
  path: paths.teacher.home,
  staticData: { title: "teacherHome" },
  component: lazyRouteComponent(loadDashboard, "TeacherDashboardPage"),
});

const teacherAnalytics = createRoute({
  getParentRoute: () => teacher,
  path: paths.teacher.analytics,
  staticData: { title: "teacherHome" },
  component: lazyRouteComponent(loadDashboard, "TeacherDashboardPage"),
});

const publishBrowser = createRoute({
  getParentRoute: () => teacher,
  path: "/teacher/$year/class/$classId/homeworks",
  staticData: { title: "publishBrowser" },
  component: lazyRouteComponent(
    () => withStaffStyles(import("#web/pages/teacher/publish-browser-page.tsx")),
    "PublishBrowserPage",
  ),
});

const publish = createRoute({
  getParentRoute: () => teacher,
  path: "/teacher/$year/class/$classId/content/$contentId/publish",
  staticData: { title: "publish" },
  component: lazyRouteComponent(
    () => withStaffStyles(import("#web/pages/teacher/publish-page.tsx")),
    "PublishPage",
  ),
});

const classHome = createRoute({
  getParentRoute: () => classScoped,
  path: "/teacher/$year/class/$classId/home",
  staticData: { title: "classHome" },
  component: lazyRouteComponent(
    () => withStaffStyles(import("#web/pages/teacher/class-home-page.tsx")),
    "ClassHomePage",
  ),
});

const viewContent = createRoute({
  getParentRoute: () => classScoped,
  path: "/teacher/content/$contentId/view",
  staticData: { title: "viewContent" },
  component: lazyRouteComponent(
    () => withStaffStyles(import("#web/pages/teacher/view-content-page.tsx")),
    "ViewContentPage",
  ),
});

const adminHome = createRoute({
  getParentRoute: () => admin,
  path: paths.admin.home,
  staticData: { title: "adminHome" },
  component: lazyRouteComponent(
    () => withStaffStyles(import("#web/pages/admin/admin-home-page.tsx")),
    "AdminHomePage",
  ),
});

export const staffRoutes = [
  teacher.addChildren([teacherHome, teacherAnalytics, publishBrowser, publish]),
  classScoped.addChildren([classHome, viewContent]),
  admin.addChildren([adminHome]),
] as const;
