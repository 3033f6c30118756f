import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "#web/ui/confirm-dialog.tsx";
import type { SigningOut } from "./use-sign-out.ts";

/** Asks before a sign-out that would take unsent answers with it. */
export function SignOutDialog({ signOut }: { readonly signOut: SigningOut }) {
  const { t } = useTranslation("accounts");
  return (
    <ConfirmDialog
      opened={signOut.isAsking}
      danger
      title={t("unsent.title")}
      cancelLabel={t("unsent.stay")}
      confirmLabel={t("unsent.leave")}
      onCancel={signOut.stay}
      onConfirm={signOut.leaveAnyway}
    >
      {t("unsent.body")}
    </ConfirmDialog>
  );
}
