import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useSyncExternalStore } from "react";
import type { SessionUser, SessionView } from "#domain/accounts/accounts.types.ts";
import { homePathOf, paths } from "#domain/shared/paths.ts";
import { forgetPerson } from "#web/accounts/forget-person.ts";
import { LOCAL_USER_KEY, localUserToken, storeLocalUser } from "#web/accounts/local-user.ts";
import { sessionExpired } from "#web/rpc/session-expired.ts";

const SessionDialog = lazy(async () => {
  const { SessionDialog: Dialog } = await import("#web/accounts/session-dialog.tsx");
  return { default: Dialog };
});

/** Watches over the person of this page: an ended session asks for the password, another person gets a new page. */
export function SessionGate({ user }: { readonly user: SessionUser }) {
  const queryClient = useQueryClient();
  const expired = useSyncExternalStore(sessionExpired.subscribe, sessionExpired.isExpired);

  useEffect(() => {
    // Another tab has signed out, or in as somebody else: the cookie is shared, so this page is no longer true.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === LOCAL_USER_KEY && localUserToken(newValue) !== user.userToken) {
        window.location.assign(paths.home);
      }
    };
    window.addEventListener("storage", onStorage);
    return () => window.removeEventListener("storage", onStorage);
  }, [user.userToken]);

  const leave = (session?: SessionView) => {
    sessionExpired.giveUp();
    // The drafts stay for their writer, who has not signed out; a fresh page forgets everything else.
    forgetPerson(queryClient, { keepDrafts: true });
    if (session) storeLocalUser(session);
    window.location.assign(session?.user ? homePathOf(session.user.role) : paths.home);
  };

  if (!expired) return null;
  return (
    <Suspense fallback={null}>
      <SessionDialog user={user} onSamePerson={sessionExpired.signedInAgain} onSomebodyElse={leave} />
    </Suspense>
  );
}
