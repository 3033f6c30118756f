import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ClassHomeworkView } from "#domain/homework/homework.types.ts";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";

type ClassRecallDialogProps = {
  readonly homework: ClassHomeworkView | undefined;
  readonly preview: { readonly assigned: number; readonly submissions: number } | undefined;
  readonly isRecalling: boolean;
  readonly confirm: () => void;
  readonly close: () => void;
};

/** Says whose lists a recall touches, and that submitted work is kept. */
export function ClassRecallDialog({
  homework,
  preview,
  isRecalling,
  confirm,
  close,
}: ClassRecallDialogProps) {
  const { t } = useTranslation("homework");
  const body = () => {
    if (!preview || !homework) return <Skeleton height={72} />;
    const words = { title: homework.title, count: preview.assigned, submitted: preview.submissions };
    return preview.submissions > 0 ? t("recall.bodySome", words) : t("recall.bodyNone", words);
  };
  return (
    <ConfirmDialog
      opened={homework !== undefined}
      title={t("recall.title")}
      confirmLabel={t("recall.confirm")}
      danger
      busy={isRecalling}
      isUnknown={preview === undefined}
      onConfirm={confirm}
      onCancel={close}
    >
      {body()}
    </ConfirmDialog>
  );
}
