import { Alert, Button, Group, Text } from "@mantine/core";
import { IconAlertCircle } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useUiLabels } from "./ui-labels.tsx";

type ErrorPanelProps = {
  readonly title: string;
  readonly text?: string;
  readonly retryLabel?: string;
  readonly onRetry?: () => void;
  readonly action?: ReactNode;
};

/** What happened, what to try, and the button that tries it. */
export function ErrorPanel({ title, text, retryLabel, onRetry, action }: ErrorPanelProps) {
  return (
    <Alert color="red" variant="light" title={title} icon={<IconAlertCircle />} role="alert">
      {text && <Text>{text}</Text>}
      {(onRetry || action) && (
        <Group mt="sm">
          {onRetry && <RetryButton label={retryLabel} onRetry={onRetry} />}
          {action}
        </Group>
      )}
    </Alert>
  );
}

function RetryButton({ label, onRetry }: { readonly label?: string; readonly onRetry: () => void }) {
  const labels = useUiLabels();
  return (
    <Button variant="default" size="sm" onClick={onRetry}>
      {label ?? labels.retry}
    </Button>
  );
}
