import type { QueryClient } from "@tanstack/react-query";
import { removeDraftsOf } from "#web/ui/local-drafts.ts";
import { LOCAL_USER_KEY, localUserToken } from "./local-user.ts";

type Options = { readonly keepDrafts?: boolean };

/** Leaves nothing of the person in this browser: name, drafts, caches of article texts and figures. */
export function forgetPerson(queryClient: QueryClient, { keepDrafts = false }: Options = {}): void {
  const userToken = localUserToken();
  if (userToken && !keepDrafts) removeDraftsOf(userToken);
  localStorage.removeItem(LOCAL_USER_KEY);
  sessionStorage.clear();
  queryClient.clear();
}
