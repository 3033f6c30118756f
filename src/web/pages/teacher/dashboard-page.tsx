import { Alert, Stack } from "@mantine/core";
import { ORPCError } from "@orpc/client";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { SEMESTER_ERRORS } from "#domain/semesters/semester-error.ts";
import { paths } from "#domain/shared/paths.ts";
import { ClassShelf } from "#web/classes/class-shelf.tsx";
import { DashboardCards } from "#web/classes/dashboard-cards.tsx";
import { orpc } from "#web/rpc/query-client.ts";
import { errorCode } from "#web/rpc/show-error.ts";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { CardListSkeleton, StatCardsSkeleton } from "#web/ui/loading-skeletons.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

/** The start page of a teacher: the classes of the current semester, each leading to its own page. */
export function TeacherDashboardPage() {
  const { t } = useTranslation("classes");
  const { t: tShared } = useTranslation("shared");
  const { t: tSemesters } = useTranslation("semesters");
  const query = useQuery(orpc.classes.teacherDashboard.queryOptions());
  const dashboard = query.data;
  if (query.isError && !dashboard) {
    return (
      <>
        <PageHeader title={t("dashboard.title")} />
        <ErrorPanel
          title={t("dashboard.unableToLoad")}
          text={tSemesters(`errors.${failureOf(query.error)}`)}
          retryLabel={tShared("retry")}
          onRetry={() => void query.refetch()}
        />
      </>
    );
  }
  if (!dashboard) {
    return (
      <Stack gap="lg">
        <PageHeader title={t("dashboard.title")} />
        <StatCardsSkeleton />
        <CardListSkeleton count={2} />
      </Stack>
    );
  }
  const { teacherName, semesterName, classes, earlierClasses } = dashboard;
  return (
    <Stack gap="lg">
      <PageHeader
        title={t("dashboard.welcome", { name: teacherName })}
        subtitle={t("dashboard.semester", { name: semesterName })}
      />
      <DashboardCards dashboard={dashboard} />
      <ClassShelf
        classes={classes}
        hrefOf={({ semesterYear, classToken }) => paths.teacher.classHome(semesterYear, classToken)}
      />
      {earlierClasses > 0 && (
        <Alert color="gray" role="note">
          {t("dashboard.historyNote", { count: earlierClasses })}
        </Alert>
      )}
    </Stack>
  );
}

/** No semester, a server that refused, and an answer that never came have each their own sentence. */
function failureOf(error: unknown) {
  const { none, loadFailed, unexpected } = SEMESTER_ERRORS.teacher;
  if (errorCode(error)?.startsWith("semesters.none")) return none;
  return error instanceof ORPCError ? loadFailed : unexpected;
}
