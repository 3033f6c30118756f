import { type QueryClient, useQuery } from "@tanstack/react-query";
import type { SessionUser, SessionView } from "#domain/accounts/accounts.types.ts";
import { orpc } from "./query-client.ts";

/** Who is signed in changes only through this page; a session that ends is noticed by the next refused call. */
export const sessionQuery = () => orpc.accounts.session.queryOptions({ staleTime: Number.POSITIVE_INFINITY });

/** The session as the server last told it; pages behind a guard always have one. */
export function useSession(): SessionView | undefined {
  return useQuery(sessionQuery()).data;
}

export function useSignedInUser(): SessionUser | undefined {
  return useSession()?.user ?? undefined;
}

/** Asks the server anew who is signed in. */
export function fetchSession(queryClient: QueryClient): Promise<SessionView> {
  return queryClient.fetchQuery({ ...sessionQuery(), staleTime: 0 });
}
