import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/shared/paths.ts";
import { useFinishedHomework, useForgetFinishedOnLeaving } from "#web/homework/finished-homework.ts";
import { ResultCard } from "#web/homework/result-card.tsx";
import { LinkTo } from "#web/ui/link-to.tsx";

/** The homework submitted a moment ago, until the child closes it or goes on. */
export function JustFinished() {
  const { t } = useTranslation("homework");
  const { finished, set } = useFinishedHomework();
  useForgetFinishedOnLeaving();
  if (!finished) return null;
  const { title, submission } = finished;
  const { articleToken, homeworkToken } = submission;
  return (
    <div role="status">
      <ResultCard
        title={t("student.finished", { title })}
        submission={submission}
        onClose={() => set(null)}
        action={
          <Button
            variant="default"
            mt="xs"
            renderRoot={(root) => (
              <LinkTo {...root} href={paths.student.review(articleToken, homeworkToken)} />
            )}
          >
            {t("completed.review")}
          </Button>
        }
      />
    </div>
  );
}
