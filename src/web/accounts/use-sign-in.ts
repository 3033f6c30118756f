import { ORPCError } from "@orpc/client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { StaffSignInInput, StudentSignInInput } from "#domain/accounts/accounts.schema.ts";
import type { SessionView } from "#domain/accounts/accounts.types.ts";
import { client } from "#web/rpc/client.ts";
import { fetchSession, sessionQuery } from "#web/rpc/use-session.ts";
import { forgetPerson } from "./forget-person.ts";
import { localUserToken, storeLocalUser } from "./local-user.ts";

/** A browser that refuses our cookie gets no session although the password was right. */
function noSession(code: string): ORPCError<string, unknown> {
  return new ORPCError("UNAUTHORIZED", { status: 401, data: { code, kind: "unauthenticated" } });
}

/** Resolves with the new session, already known to every page; `failure` is the code when there is none. */
function useSignIn<Input>(signIn: (input: Input) => Promise<unknown>, failure: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (input: Input): Promise<SessionView> => {
      await signIn(input);
      const session = await fetchSession(queryClient);
      if (!session.user) throw noSession(failure);
      const before = localUserToken();
      if (before && before !== session.user.userToken) {
        // Somebody else's lists and texts must not greet the next person at this screen.
        forgetPerson(queryClient, { keepDrafts: true });
        queryClient.setQueryData(sessionQuery().queryKey, session);
      }
      storeLocalUser(session);
      return session;
    },
  });
}

export function useStaffSignIn() {
  return useSignIn(
    (input: StaffSignInInput) => client.accounts.staffSignIn(input),
    "accounts.authenticationFailed",
  );
}

export function useStudentSignIn() {
  return useSignIn(
    (input: StudentSignInInput) => client.accounts.studentSignIn(input),
    "accounts.signInFailed",
  );
}
