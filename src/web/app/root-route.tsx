import type { QueryClient } from "@tanstack/react-query";
import { createRootRouteWithContext, createRoute, Outlet, redirect } from "@tanstack/react-router";
import { homePathOf, paths } from "#domain/shared/paths.ts";
import { storeLocalUser } from "#web/accounts/local-user.ts";
import { sessionQuery } from "#web/rpc/use-session.ts";
import { AppLayout } from "./app-layout.tsx";
import { DocumentTitle } from "./document-title.tsx";
import { type Area, areaOf, mayEnter } from "./guards.ts";
import { RootError } from "./page-error.tsx";
import { PublicLayout } from "./public-layout.tsx";

export type RouterContext = { readonly queryClient: QueryClient };
type Loading = { readonly context: RouterContext };

/** The session, asked for once and then known; its display copy is brought into step. */
async function sessionFor({ queryClient }: RouterContext) {
  const session = await queryClient.ensureQueryData(sessionQuery());
  storeLocalUser(session);
  return session;
}

/** Nobody and people of other roles go to the start page. */
export function allow(area: Area) {
  return async ({ context }: Loading) => {
    const { user } = await sessionFor(context);
    if (!mayEnter(area, user?.role)) throw redirect({ to: paths.home });
  };
}

/** The start page is skipped only by people who asked to be remembered. */
export async function skipLandingWhenRemembered({ context }: Loading) {
  const { user, remember } = await sessionFor(context);
  const home = user && remember ? homePathOf(user.role) : paths.home;
  if (home !== paths.home) throw redirect({ to: home });
}

export const rootRoute = createRootRouteWithContext<RouterContext>()({
  // Also where no page stands: whoever may not enter an area does not learn which addresses it has.
  beforeLoad: async ({ context, location }) => {
    const { user } = await sessionFor(context);
    const area = areaOf(location.pathname);
    if (area && !mayEnter(area, user?.role)) throw redirect({ to: paths.home });
  },
  errorComponent: RootError,
  component: () => (
    <>
      <DocumentTitle />
      <Outlet />
    </>
  ),
});

export const publicRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "public",
  component: PublicLayout,
});

export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: "signed-in",
  component: AppLayout,
});
