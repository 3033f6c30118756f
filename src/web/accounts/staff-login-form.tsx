import { Alert, Button, Checkbox, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { staffSignInInput } from "#domain/accounts/accounts.schema.ts";
import type { SessionView } from "#domain/accounts/accounts.types.ts";
import { errorSentence } from "#web/rpc/show-error.ts";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useLoginForm } from "./use-login-form.ts";
import { useStaffSignIn } from "./use-sign-in.ts";

const WELCOME_MS = 3000;

type StaffLoginFormProps = {
  readonly initialEmail?: string;
  readonly onSignedIn: (session: SessionView) => void;
};

/** Administrators and teachers: e-mail and password. */
export function StaffLoginForm({ initialEmail = "", onSignedIn }: StaffLoginFormProps) {
  const { t } = useTranslation("accounts");
  const signIn = useStaffSignIn();
  const initial = { email: initialEmail, password: "", remember: false };
  const { form, submit, submitOnEnter } = useLoginForm(staffSignInInput, initial, (values) => {
    if (signIn.isPending) return;
    signIn.mutate(values, {
      onSuccess: (session) => {
        showToast({ kind: "success", message: t("staffWelcome"), durationMs: WELCOME_MS });
        onSignedIn(session);
      },
    });
  });
  const { email, password } = form.values;
  return (
    <form onSubmit={submit} noValidate aria-label={t("staffLogin")}>
      <Stack>
        {signIn.isError && (
          <Alert color="red" role="alert">
            {errorSentence(signIn.error)}
          </Alert>
        )}
        <TextInput
          type="email"
          label={t("email")}
          autoComplete="username"
          data-autofocus
          {...form.getInputProps("email")}
          onKeyDown={submitOnEnter}
        />
        <PasswordField
          label={t("password")}
          autoComplete="current-password"
          {...form.getInputProps("password")}
          onKeyDown={submitOnEnter}
        />
        <Checkbox
          label={t("rememberMe")}
          description={t("rememberMeHelp")}
          {...form.getInputProps("remember", { type: "checkbox" })}
        />
        <Button
          type="submit"
          fullWidth
          loading={signIn.isPending}
          disabled={email.trim() === "" || password === ""}
        >
          {t("signIn")}
        </Button>
      </Stack>
    </form>
  );
}
