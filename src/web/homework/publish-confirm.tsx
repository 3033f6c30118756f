import { Progress, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ConfirmDialog } from "../ui/confirm-dialog.tsx";
import type { PublishArticle, PublishProgress } from "./publish-queue.ts";

type PublishConfirmProps = {
  /** What is about to be published; none closes the dialog. */
  readonly articles: readonly PublishArticle[];
  readonly className: string;
  readonly studentCount: number;
  readonly progress: PublishProgress | undefined;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Says how many children will get the homework before they get it, and then how far it has come. */
export function PublishConfirm(props: PublishConfirmProps) {
  const { articles, className, studentCount, progress, onConfirm, onCancel } = props;
  const { t } = useTranslation("homework");
  const first = articles[0];
  const to = { count: studentCount, className };
  return (
    <ConfirmDialog
      opened={first !== undefined}
      title={t("publish.confirmTitle")}
      confirmLabel={t("publish.confirmButton")}
      busy={progress !== undefined}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack gap="sm">
        <Text>
          {articles.length === 1
            ? t("publish.confirmOne", { title: first?.title ?? "", ...to })
            : t("publish.confirmMany", { items: articles.length, ...to })}
        </Text>
        {progress && <PublishProgressBar {...progress} />}
      </Stack>
    </ConfirmDialog>
  );
}

function PublishProgressBar({ done, total }: PublishProgress) {
  const { t } = useTranslation("homework");
  const words = t("publish.publishing", { done: done + 1, total });
  return (
    <div>
      <Text fz="sm" c="dimmed" mb={4} aria-live="polite">
        {words}
      </Text>
      <Progress value={((done + 0.5) / total) * 100} aria-label={words} animated />
    </div>
  );
}
