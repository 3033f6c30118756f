import { Button, Group, Modal, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useUiLabels } from "./ui-labels.tsx";

type ConfirmDialogProps = {
  readonly opened: boolean;
  readonly title: string;
  /** What will happen, with the numbers it concerns. */
  readonly children: ReactNode;
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  /** Red when something is taken away. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  /** What will happen is not known yet; Cancel stays open and keeps the focus. */
  readonly isUnknown?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks before a step that is felt by others. The focus starts on Cancel when the step takes something away. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, children, confirmLabel, cancelLabel, danger, busy, isUnknown } = props;
  const { onConfirm, onCancel } = props;
  const labels = useUiLabels();
  return (
    <Modal
      opened={opened}
      onClose={onCancel}
      title={title}
      centered
      closeButtonProps={{ "aria-label": labels.close }}
      closeOnClickOutside={!busy}
      closeOnEscape={!busy}
    >
      {typeof children === "string" ? <Text>{children}</Text> : children}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onCancel} disabled={busy} data-autofocus={danger || undefined}>
          {cancelLabel ?? labels.cancel}
        </Button>
        <Button
          color={danger ? "red" : undefined}
          onClick={onConfirm}
          loading={busy}
          disabled={isUnknown}
          data-autofocus={!danger || undefined}
        >
          {confirmLabel}
        </Button>
      </Group>
    </Modal>
  );
}
