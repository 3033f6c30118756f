import { List, Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";

type HelpDialogProps = { readonly opened: boolean; readonly onClose: () => void };

const FACTS = ["studentAccount", "studentPassword", "teacherAccount", "teacherPassword", "history"] as const;

/** What people ask most at the front door. */
export function HelpDialog({ opened, onClose }: HelpDialogProps) {
  const { t } = useTranslation(["school", "shared"]);
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("help.title")}
      centered
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      <List spacing="sm">
        {FACTS.map((fact) => (
          <List.Item key={fact}>{t(`help.${fact}`)}</List.Item>
        ))}
      </List>
    </Modal>
  );
}
