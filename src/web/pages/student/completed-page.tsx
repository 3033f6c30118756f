import { useTranslation } from "react-i18next";
import { CompletedList } from "#web/homework/completed-list.tsx";
import { RecentActivity } from "#web/homework/recent-activity.tsx";
import { StudentFigures } from "#web/homework/student-figures.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { JustFinished } from "./just-finished.tsx";
import classes from "./student-columns.module.css";
import { StudentSemesterGate } from "./student-semester-gate.tsx";
import { StudentSummary } from "./student-summary.tsx";

/** What a child has finished, with its scores, and its last seven days. */
export function CompletedPage() {
  const { t } = useTranslation("homework");
  return (
    <>
      <PageHeader title={t("completed.title")} subtitle={t("completed.subtitle")} />
      <StudentSemesterGate>
        {(semesterYear) => (
          <>
            <JustFinished />
            <div className={classes.columns}>
              <CompletedList semesterYear={semesterYear} />
              <StudentSummary>
                {(summary) => (
                  <aside className={classes.side} aria-label={t("student.figures")}>
                    <StudentFigures summary={summary} />
                    <RecentActivity recent={summary.recent} />
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
