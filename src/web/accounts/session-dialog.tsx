import { Button, Modal, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { SessionUser, SessionView } from "#domain/accounts/accounts.types.ts";
import { isStaff } from "#domain/shared/actor.ts";
import { StaffLoginForm } from "./staff-login-form.tsx";
import { StudentLoginForm } from "./student-login-form.tsx";

type SessionDialogProps = {
  /** Whose page this is. */
  readonly user: SessionUser;
  readonly onSamePerson: () => void;
  /** Somebody else has signed in, or nobody will: the page must not go on under another name. */
  readonly onSomebodyElse: (session?: SessionView) => void;
};

/** Stands over the page when the session has ended; the page below keeps everything that was typed. */
export function SessionDialog({ user, onSamePerson, onSomebodyElse }: SessionDialogProps) {
  const { t } = useTranslation("accounts");
  const onSignedIn = (session: SessionView) => {
    if (session.user?.userToken === user.userToken) onSamePerson();
    else onSomebodyElse(session);
  };
  return (
    <Modal
      opened
      centered
      onClose={() => undefined}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title={t("sessionDialog.title")}
      zIndex={1000}
    >
      <Stack>
        <Text>{t("sessionDialog.body")}</Text>
        <Text fw={600}>{user.fullName}</Text>
        {isStaff(user.role) ? (
          <StaffLoginForm initialEmail={user.email ?? ""} onSignedIn={onSignedIn} />
        ) : (
          <StudentLoginForm onSignedIn={onSignedIn} />
        )}
        <Button variant="subtle" onClick={() => onSomebodyElse()}>
          {t("sessionDialog.someoneElse")}
        </Button>
      </Stack>
    </Modal>
  );
}
