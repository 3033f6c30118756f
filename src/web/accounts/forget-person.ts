import type { QueryClient } from "@tanstack/react-query";
import { sessionQuery } from "#web/rpc/use-session.ts";
import { removeDraftsOf } from "#web/ui/local-drafts.ts";
import { LOCAL_USER_KEY, localUserToken } from "./local-user.ts";

type Options = { readonly keepDrafts?: boolean };

/** Leaves nothing of the person in this browser: name, drafts, caches of article texts and figures. */
export function forgetPerson(queryClient: QueryClient, { keepDrafts = false }: Options = {}): void {
  const userToken = localUserToken();
  if (userToken && !keepDrafts) removeDraftsOf(userToken);
  localStorage.removeItem(LOCAL_USER_KEY);
  sessionStorage.clear();
  // The session stays as the one thing known, now of nobody, so that open parts of the page notice at once.
  const { queryKey } = sessionQuery();
  queryClient.setQueryData(queryKey, (session) => session && { ...session, user: null, remember: false });
  const known = queryClient.getQueryCache().find({ queryKey });
  queryClient.removeQueries({ predicate: (query) => query !== known });
  queryClient.getMutationCache().clear();
}
