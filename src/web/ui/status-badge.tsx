import { Badge } from "@mantine/core";
import { IconAlertTriangle, IconCheck, IconX } from "@tabler/icons-react";
import type { ReactNode } from "react";

export type Tone = "done" | "look" | "wrong" | "accent" | "plain";

const COLOR: Record<Tone, string> = {
  done: "jade",
  look: "amber",
  wrong: "red",
  accent: "vermilion",
  plain: "gray",
};
const ICON: Partial<Record<Tone, ReactNode>> = {
  done: <IconCheck size={14} aria-hidden="true" />,
  look: <IconAlertTriangle size={14} aria-hidden="true" />,
  wrong: <IconX size={14} aria-hidden="true" />,
};

type StatusBadgeProps = {
  readonly tone: Tone;
  readonly children: ReactNode;
  /** Replaces the tone's own icon; null leaves it out. */
  readonly icon?: ReactNode;
  readonly size?: "sm" | "md" | "lg";
};

/** A band or a state as a word; the colour and the icon only repeat it. */
export function StatusBadge({ tone, children, icon, size = "md" }: StatusBadgeProps) {
  return (
    <Badge
      color={COLOR[tone]}
      variant="light"
      size={size}
      tt="none"
      miw="max-content"
      leftSection={icon === undefined ? ICON[tone] : icon}
    >
      {children}
    </Badge>
  );
}
