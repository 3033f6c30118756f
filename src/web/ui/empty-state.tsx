import { Stack, Text, Title } from "@mantine/core";
import { IconBook2 } from "@tabler/icons-react";
import type { ReactNode } from "react";

type EmptyStateProps = {
  readonly title: string;
  readonly help?: string;
  /** A heading, where the emptiness is the whole page. */
  readonly titleOrder?: 1 | 2 | 3;
  readonly icon?: ReactNode;
  /** The next step, as a button. */
  readonly action?: ReactNode;
};

/** Nothing here: one sentence and the next step. */
export function EmptyState({ title, help, titleOrder, icon, action }: EmptyStateProps) {
  return (
    <Stack align="center" gap="xs" py="xl" px="md" ta="center">
      <span aria-hidden="true" style={{ color: "var(--sx-ink-soft)" }}>
        {icon ?? <IconBook2 size={40} stroke={1.4} />}
      </span>
      {titleOrder ? (
        <Title order={titleOrder} size="h4">
          {title}
        </Title>
      ) : (
        <Text fw={600}>{title}</Text>
      )}
      {help && (
        <Text c="dimmed" maw={460}>
          {help}
        </Text>
      )}
      {action}
    </Stack>
  );
}
