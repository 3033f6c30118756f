import { Group, Paper, Text } from "@mantine/core";
import { type ReactNode, useId } from "react";

type StatCardProps = {
  readonly figure: ReactNode;
  readonly label: string;
  /** What the figure counts: shown on hover, on focus and on a tap. */
  readonly meaning?: string;
  readonly icon?: ReactNode;
};

/** One figure and what it means. The explanation is plain CSS: a page of figures needs no positioning library. */
export function StatCard({ figure, label, meaning, icon }: StatCardProps) {
  const id = useId();
  return (
    <Paper
      withBorder
      p="md"
      className="sx-stat"
      // A figure has no action; the tab stop lets the keyboard and a tap ask what it counts.
      tabIndex={meaning ? 0 : undefined}
      role="group"
      aria-label={label}
      aria-describedby={meaning ? id : undefined}
    >
      <Group justify="space-between" wrap="nowrap" align="flex-start">
        <div>
          <Text component="div" fz={28} fw={700} lh={1.2}>
            {figure}
          </Text>
          <Text c="dimmed" fz="sm">
            {label}
          </Text>
        </div>
        {icon && (
          <span aria-hidden="true" style={{ color: "var(--sx-accent)" }}>
            {icon}
          </span>
        )}
      </Group>
      {meaning && (
        <span id={id} role="tooltip" className="sx-stat-meaning">
          {meaning}
        </span>
      )}
    </Paper>
  );
}
