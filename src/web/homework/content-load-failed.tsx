import { Button, VisuallyHidden } from "@mantine/core";
import { type ReactNode, useEffect } from "react";
import { useTranslation } from "react-i18next";
import { errorSentence } from "../rpc/show-error.ts";
import { ErrorPanel } from "../ui/error-panel.tsx";
import { showToast } from "../ui/toast.tsx";

type ContentLoadFailedProps = {
  readonly error: unknown;
  readonly onBack: () => void;
  /** Left out where another try cannot help. */
  readonly onRetry?: () => void;
  readonly action?: ReactNode;
};

/** The homework screen without its content: why, and the way back. */
export function ContentLoadFailed({ error, onBack, onRetry, action }: ContentLoadFailedProps) {
  const { t } = useTranslation("homework");
  const { t: tShared } = useTranslation("shared");
  const title = t("pending.loadFailedTitle");
  const body = t("screen.loadFailedBody");
  useEffect(() => showToast({ kind: "error", title, message: body }), [title, body]);
  return (
    <>
      <VisuallyHidden component="h1">{title}</VisuallyHidden>
      <ErrorPanel
        title={title}
        text={errorSentence(error, body)}
        {...(onRetry ? { onRetry, retryLabel: tShared("retry") } : {})}
        action={
          <>
            {action}
            <Button variant="default" size="sm" onClick={onBack}>
              {tShared("goBack")}
            </Button>
          </>
        }
      />
    </>
  );
}
