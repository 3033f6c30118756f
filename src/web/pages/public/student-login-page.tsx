import { useTranslation } from "react-i18next";
import { homePathOf, paths } from "#domain/shared/paths.ts";
import { StudentLoginForm } from "#web/accounts/student-login-form.tsx";
import { useGo } from "#web/ui/link-to.tsx";
import { LoginFrame } from "./login-frame.tsx";

export function StudentLoginPage() {
  const { t } = useTranslation("accounts");
  const go = useGo();
  return (
    <LoginFrame
      title={t("studentLogin")}
      help={t("studentLoginHelp")}
      other={{ label: t("toStaffLogin"), href: paths.auth.staffLogin }}
    >
      <StudentLoginForm onSignedIn={({ user }) => go(user ? homePathOf(user.role) : paths.home)} />
    </LoginFrame>
  );
}
