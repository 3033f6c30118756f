import { notifications } from "@mantine/notifications";
import { IconAlertTriangle, IconCheck, IconInfoCircle, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";

export type ToastKind = "success" | "error" | "info" | "warning";
export type Toast = {
  readonly kind: ToastKind;
  readonly title?: string;
  readonly message: string;
  readonly durationMs?: number;
  /** A later message about the same matter takes the place of the earlier one, which is no longer true. */
  readonly about?: string;
};

/** Long enough to read two lines twice; a screen may override it. */
export const TOAST_MS = 9000;

const LOOK: Record<ToastKind, { color: string; icon: ReactNode }> = {
  success: { color: "jade", icon: <IconCheck size={18} /> },
  error: { color: "red", icon: <IconX size={18} /> },
  info: { color: "gray", icon: <IconInfoCircle size={18} /> },
  warning: { color: "amber", icon: <IconAlertTriangle size={18} /> },
};

const lastAbout = new Map<string, string>();

let closeLabel: string | undefined;

/** The close button's name for screen readers; the application sets it once, in its own language. */
export function nameToastCloseButton(label: string): void {
  closeLabel = label;
}

/** One short message in the corner. It can always be closed, and goes by itself after `durationMs`. */
export function showToast({ kind, title, message, durationMs = TOAST_MS, about }: Toast): void {
  const earlier = about && lastAbout.get(about);
  if (earlier) notifications.hide(earlier);
  const id = notifications.show({
    ...LOOK[kind],
    title,
    message,
    autoClose: durationMs,
    withCloseButton: true,
    closeButtonProps: { "aria-label": closeLabel },
  });
  if (about) lastAbout.set(about, id);
}

/** Takes a message back that is no longer true. */
export function takeBackToast(about: string): void {
  const shown = lastAbout.get(about);
  if (shown) notifications.hide(shown);
  lastAbout.delete(about);
}
