import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { paths } from "#domain/shared/paths.ts";
import { allow, signedInRoute } from "./root-route.tsx";

const area = createRoute({
  getParentRoute: () => signedInRoute,
  id: "student",
  beforeLoad: allow("student"),
  component: lazyRouteComponent(() => import("#web/pages/student/student-area.tsx"), "StudentArea"),
});
const loadPending = () => import("#web/pages/student/pending-page.tsx");

const home = createRoute({
  getParentRoute: () => area,
  path: paths.student.home,
  staticData: { title: "pending" },
  component: lazyRouteComponent(loadPending, "PendingPage"),
});

const pending = createRoute({
  getParentRoute: () => area,
  path: paths.student.pending,
  staticData: { title: "pending" },
  component: lazyRouteComponent(loadPending, "PendingPage"),
});

const reading = createRoute({
  getParentRoute: () => area,
  path: "/student/pending/$homeworkId/$contentId",
  staticData: { title: "reading" },
  component: lazyRouteComponent(() => import("#web/pages/student/reading-page.tsx"), "ReadingPage"),
});

const completed = createRoute({
  getParentRoute: () => area,
  path: paths.student.completed,
  staticData: { title: "completed" },
  component: lazyRouteComponent(() => import("#web/pages/student/completed-page.tsx"), "CompletedPage"),
});

const review = createRoute({
  getParentRoute: () => area,
  path: "/student/completed/$contentId",
  staticData: { title: "review" },
  validateSearch: (search: Record<string, unknown>) =>
    search.homework === undefined ? {} : { homework: String(search.homework) },
  component: lazyRouteComponent(() => import("#web/pages/student/review-page.tsx"), "ReviewPage"),
});

export const studentRoutes = area.addChildren([home, pending, reading, completed, review]);
