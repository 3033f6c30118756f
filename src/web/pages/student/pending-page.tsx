import { useTranslation } from "react-i18next";
import { AchievementCards } from "#web/homework/achievement-cards.tsx";
import { PendingList } from "#web/homework/pending-list.tsx";
import { StudentFigures } from "#web/homework/student-figures.tsx";
import { useSignedInUser } from "#web/rpc/use-session.ts";
import { PageHeader } from "#web/ui/page-header.tsx";
import { JustFinished } from "./just-finished.tsx";
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
