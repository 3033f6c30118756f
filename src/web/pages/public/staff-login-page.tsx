import { useTranslation } from "react-i18next";
import { homePathOf, paths } from "#domain/shared/paths.ts";
import { StaffLoginForm } from "#web/accounts/staff-login-form.tsx";
import { useGo } from "#web/ui/link-to.tsx";
import { LoginFrame } from "./login-frame.tsx";

export function StaffLoginPage() {
  const { t } = useTranslation("accounts");
  const go = useGo();
  return (
    <LoginFrame
      title={t("staffLogin")}
      help={t("staffLoginHelp")}
      other={{ label: t("toStudentLogin"), href: paths.auth.studentLogin }}
    >
      <StaffLoginForm onSignedIn={({ user }) => go(user ? homePathOf(user.role) : paths.home)} />
    </LoginFrame>
  );
}
