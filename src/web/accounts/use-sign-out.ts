import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { client } from "#web/rpc/client.ts";
import { showToast } from "#web/ui/toast.tsx";
import { forgetPerson } from "./forget-person.ts";

/** Ends the session on the server first: on a shared computer nobody may believe in a sign-out that failed. */
export function useSignOut(onSignedOut?: () => void) {
  const queryClient = useQueryClient();
  const { t } = useTranslation("accounts");
  return useMutation({
    mutationFn: () => client.accounts.signOut(),
    onSuccess: () => {
      forgetPerson(queryClient);
      onSignedOut?.();
    },
    onError: () => showToast({ kind: "error", message: t("errors.signOutFailed") }),
  });
}
