import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { client } from "#web/rpc/client.ts";
import { draftNames } from "#web/ui/local-drafts.ts";
import { showToast } from "#web/ui/toast.tsx";
import { forgetPerson } from "./forget-person.ts";
import { localUserToken } from "./local-user.ts";

/**
 * Ends the session on the server first: on a shared computer nobody may believe in a sign-out that failed. What is
 * not sent yet goes with its writer, so that is asked about before; `SignOutDialog` asks it.
 */
export function useSignOut(onSignedOut?: () => void) {
  const queryClient = useQueryClient();
  const { t } = useTranslation("accounts");
  const [isAsking, setAsking] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => client.accounts.signOut(),
    onSuccess: () => {
      forgetPerson(queryClient);
      onSignedOut?.();
    },
    onError: () => showToast({ kind: "error", message: t("errors.signOutFailed") }),
  });
  return {
    isPending,
    isAsking,
    start: () => {
      const userToken = localUserToken();
      if (userToken && draftNames(userToken).length > 0) setAsking(true);
      else mutate();
    },
    stay: () => setAsking(false),
    leaveAnyway: () => {
      setAsking(false);
      mutate();
    },
  };
}

export type SigningOut = ReturnType<typeof useSignOut>;
