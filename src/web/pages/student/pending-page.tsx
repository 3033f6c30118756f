import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { paths } from "#domain/shared/paths.ts";
import { AchievementCards } from "#web/homework/achievement-cards.tsx";
import { useFinishedHomework, useForgetFinishedOnLeaving } from "#web/homework/finished-homework.ts";
import { PendingList } from "#web/homework/pending-list.tsx";
import { ResultCard } from "#web/homework/result-card.tsx";
import { StudentFigures } from "#web/homework/student-figures.tsx";
import { useSignedInUser } from "#web/rpc/use-session.ts";
import { LinkTo } from "#web/ui/link-to.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import classes from "./student-columns.module.css";
import { StudentSemesterGate } from "./student-semester-gate.tsx";
import { StudentSummary } from "./student-summary.tsx";

/** A child's start page: what to read next, then how it is doing. */
export function PendingPage() {
  const { t } = useTranslation("homework");
  const user = useSignedInUser();
  const greeting = user ? `${t("student.greeting", { name: user.firstName || user.fullName })}. ` : "";
  return (
    <>
      <PageHeader title={t("pending.title")} subtitle={`${greeting}${t("pending.subtitle")}`} />
      <StudentSemesterGate>
        {() => (
          <>
            <JustFinished />
            <div className={classes.columns}>
              <PendingList />
              <StudentSummary>
                {(summary) => (
                  <aside className={classes.side} aria-label={t("student.figures")}>
                    <StudentFigures summary={summary} />
                    <AchievementCards summary={summary} />
                  </aside>
                )}
              </StudentSummary>
            </div>
          </>
        )}
      </StudentSemesterGate>
    </>
  );
}

/** The homework submitted a moment ago, until the child closes it or goes on. */
function JustFinished() {
  const { t } = useTranslation("homework");
  const { finished, set } = useFinishedHomework();
  useForgetFinishedOnLeaving();
  if (!finished) return null;
  const { title, submission } = finished;
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
              <LinkTo
                {...root}
                href={paths.student.review(submission.articleToken, submission.homeworkToken)}
              />
            )}
          >
            {t("completed.review")}
          </Button>
        }
      />
    </div>
  );
}
