import type { QueryClient } from "@tanstack/react-query";
import { createRouter, type RouterHistory } from "@tanstack/react-router";
import { NotFound } from "./not-found.tsx";
import { PageError } from "./page-error.tsx";
import { PageLoading } from "./page-loading.tsx";
import { publicRoutes } from "./public-routes.tsx";
import { rootRoute, signedInRoute } from "./root-route.tsx";
import { staffRoutes } from "./staff-routes.tsx";
import { studentRoutes } from "./student-routes.tsx";

/** Below this nothing is shown in place of a page: a flash of grey is more restless than a short wait. */
const PENDING_AFTER_MS = 300;

/** Every page of the product. Its type is not registered: links are made by `paths`, as plain texts. */
export function createAppRouter(queryClient: QueryClient, history?: RouterHistory) {
  return createRouter({
    routeTree: rootRoute.addChildren([
      publicRoutes,
      signedInRoute.addChildren([studentRoutes, ...staffRoutes]),
    ]),
    context: { queryClient },
    ...(history ? { history } : {}),
    defaultPendingMs: PENDING_AFTER_MS,
    defaultPendingComponent: PageLoading,
    defaultErrorComponent: PageError,
    defaultNotFoundComponent: NotFound,
    notFoundMode: "root",
    scrollRestoration: true,
  });
}
