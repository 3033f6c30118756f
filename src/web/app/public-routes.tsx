import { createRoute, lazyRouteComponent } from "@tanstack/react-router";
import { paths } from "#domain/shared/paths.ts";
import { publicRoute, skipLandingWhenRemembered } from "./root-route.tsx";
import { withStaffStyles } from "./with-staff-styles.ts";

const landing = createRoute({
  getParentRoute: () => publicRoute,
  path: paths.home,
  beforeLoad: skipLandingWhenRemembered,
  component: lazyRouteComponent(() => import("#web/pages/public/landing-page.tsx"), "LandingPage"),
});

const staffLogin = createRoute({
  getParentRoute: () => publicRoute,
  path: paths.auth.staffLogin,
  staticData: { title: "staffLogin" },
  component: lazyRouteComponent(() => import("#web/pages/public/staff-login-page.tsx"), "StaffLoginPage"),
});

const studentLogin = createRoute({
  getParentRoute: () => publicRoute,
  path: paths.auth.studentLogin,
  staticData: { title: "studentLogin" },
  component: lazyRouteComponent(() => import("#web/pages/public/student-login-page.tsx"), "StudentLoginPage"),
});

const setUp = createRoute({
  getParentRoute: () => publicRoute,
  path: paths.setUp,
  staticData: { title: "setUp" },
  validateSearch: (search: Record<string, unknown>) => ({ token: String(search.token ?? "") }),
  component: lazyRouteComponent(
    () => withStaffStyles(import("#web/pages/public/set-up-page.tsx")),
    "SetUpPage",
  ),
});

export const publicRoutes = publicRoute.addChildren([landing, staffLogin, studentLogin, setUp]);
