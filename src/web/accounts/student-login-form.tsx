import { Alert, Button, Checkbox, Stack, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { studentSignInInput } from "#domain/accounts/accounts.schema.ts";
import type { SessionView } from "#domain/accounts/accounts.types.ts";
import { errorSentence } from "#web/rpc/show-error.ts";
import { PasswordField } from "#web/ui/password-field.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useLoginForm } from "./use-login-form.ts";
import { useStudentSignIn } from "./use-sign-in.ts";

const WELCOME_MS = 4000;

/** Pupils: username and password. */
export function StudentLoginForm({ onSignedIn }: { readonly onSignedIn: (session: SessionView) => void }) {
  const { t } = useTranslation("accounts");
  const signIn = useStudentSignIn();
  const initial = { username: "", password: "", remember: false };
  const { form, submit, submitOnEnter } = useLoginForm(studentSignInInput, initial, (values) => {
    if (signIn.isPending) return;
    signIn.mutate(values, {
      onSuccess: (session) => {
        showToast({ kind: "success", message: t("studentWelcome"), durationMs: WELCOME_MS });
        onSignedIn(session);
      },
    });
  });
  return (
    <form onSubmit={submit} noValidate aria-label={t("studentLogin")}>
      <Stack>
        {signIn.isError && (
          <Alert color="red" role="alert">
            {errorSentence(signIn.error, t("errors.signInFailed"))}
          </Alert>
        )}
        <TextInput
          label={t("username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          {...form.getInputProps("username")}
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
        <Button type="submit" fullWidth loading={signIn.isPending}>
          {t("signIn")}
        </Button>
      </Stack>
    </form>
  );
}
