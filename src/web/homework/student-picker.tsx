import { Modal } from "@mantine/core";
import { useMediaQuery } from "@mantine/hooks";
import { useTranslation } from "react-i18next";
import type { ClassStudentView } from "#domain/homework/homework.types.ts";
import { StudentPickerBody } from "./student-picker-body.tsx";

/** A dialog with margins would leave too little of a phone for a class. */
const PHONE = "(max-width: 639.98px)";

export type StudentPickerProps = {
  readonly opened: boolean;
  readonly students: readonly ClassStudentView[];
  readonly timeZone: string;
  /** The chosen children are being worked on: the dialog waits and keeps the choice. */
  readonly busy?: boolean;
  /** A new choice replaces the old one. */
  readonly single?: boolean;
  readonly maxSelections?: number;
  /** Offers Excellent, Good, Average and Struggling among the filters. */
  readonly withBands?: boolean;
  readonly onCancel: () => void;
  readonly onSelect: (studentTokens: string[]) => void;
};

/** Chooses children of a class. Every figure beside a name is the one the class pages show. */
export function StudentPicker(props: StudentPickerProps) {
  const { opened, busy, onCancel } = props;
  const { t } = useTranslation("homework");
  const isPhone = useMediaQuery(PHONE);
  const { t: tShared } = useTranslation("shared");
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={t("picker.title")}
      size="xl"
      fullScreen={isPhone}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
      closeButtonProps={{ "aria-label": tShared("close"), disabled: busy }}
    >
      <StudentPickerBody {...props} />
    </Modal>
  );
}
