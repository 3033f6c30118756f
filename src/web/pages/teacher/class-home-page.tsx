import { Stack, Tabs } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { canPublish } from "#domain/homework/homework.policy.ts";
import { SEMESTER_ERRORS } from "#domain/semesters/semester-error.ts";
import { homePathOf, paths } from "#domain/shared/paths.ts";
import { ClassHeading, CreateAssignment } from "#web/classes/class-heading.tsx";
import { ClassHomeworkTable } from "#web/homework/class-homework-table.tsx";
import { ClassOverviewPanel } from "#web/homework/class-overview.tsx";
import { ClassStatCards } from "#web/homework/class-stat-cards.tsx";
import { ClassStudentsTable } from "#web/homework/class-students-table.tsx";
import { orpc } from "#web/rpc/query-client.ts";
import { errorCode, errorSentence } from "#web/rpc/show-error.ts";
import { useSession } from "#web/rpc/use-session.ts";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { useGo } from "#web/ui/link-to.tsx";
import { PageHeaderSkeleton, StatCardsSkeleton, TableSkeleton } from "#web/ui/loading-skeletons.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";

const TABS = ["assignments", "students", "overview"] as const;
type Tab = (typeof TABS)[number];

/** One class: its figures, its homework, its children, and how it stands. */
export function ClassHomePage() {
  const { year = "", classId = "" } = useParams({ strict: false });
  const { tab: asked }: { tab?: unknown } = useSearch({ strict: false });
  const { t } = useTranslation("classes");
  const go = useGo();
  const session = useSession();
  const schoolClass = { classToken: classId, semesterYear: year };
  const header = useQuery(orpc.classes.header.queryOptions({ input: schoolClass }));
  const overview = useQuery(orpc.homework.classOverview.queryOptions({ input: schoolClass }));
  const tab = TABS.find((one) => one === asked) ?? "assignments";

  if (header.isError && !header.data) {
    return (
      <>
        <PageHeader title={t("tabs.aria")} />
        <ClassFailed error={header.error} retry={header.refetch} />
      </>
    );
  }
  if (!header.data || !session?.user) {
    return (
      <Stack gap="lg">
        <PageHeaderSkeleton title={t("tabs.aria")} />
        <StatCardsSkeleton />
        <TableSkeleton />
      </Stack>
    );
  }
  const { user, semester, school } = session;
  const mayPublish = canPublish(user, header.data, semester?.semesterYear ?? null);
  const createHref = mayPublish ? paths.teacher.publishBrowser(year, classId) : undefined;
  const show = (next: Tab) => go(`${paths.teacher.classHome(year, classId)}?tab=${next}`, { replace: true });
  return (
    <Stack gap="lg">
      <ClassHeading header={header.data} homeHref={homePathOf(user.role)} createHref={createHref} />
      {overview.isError && !overview.data ? (
        <ClassFailed error={overview.error} retry={overview.refetch} />
      ) : (
        <ClassStatCards overview={overview.data} semesterYear={header.data.semesterYear} />
      )}
      <Tabs value={tab} onChange={(next) => next && show(next as Tab)} keepMounted={false}>
        <Tabs.List aria-label={t("tabs.aria")} mb="md">
          {TABS.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value="assignments">
          <ClassHomeworkTable
            schoolClass={schoolClass}
            timeZone={school.timeZone}
            canRecall={mayPublish}
            emptyAction={createHref && <CreateAssignment href={createHref} />}
          />
        </Tabs.Panel>
        <Tabs.Panel value="students">
          <ClassStudentsTable schoolClass={schoolClass} timeZone={school.timeZone} />
        </Tabs.Panel>
        <Tabs.Panel value="overview">
          <ClassOverviewPanel schoolClass={schoolClass} timeZone={school.timeZone} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  );
}

type ClassFailedProps = { readonly error: unknown; readonly retry: () => Promise<unknown> };

function ClassFailed({ error, retry }: ClassFailedProps) {
  const { t } = useTranslation("classes");
  const { t: tShared } = useTranslation("shared");
  const { t: tSemesters } = useTranslation("semesters");
  // Without a semester a teacher has no class at all; the dashboard says so in the same words.
  const hasNoSemester = errorCode(error)?.startsWith("semesters.none");
  return (
    <ErrorPanel
      title={t("home.loadFailedTitle")}
      text={
        hasNoSemester
          ? tSemesters(`errors.${SEMESTER_ERRORS.teacher.none}`)
          : errorSentence(error, `${t("home.loadFailedBody")}. ${t("home.tryLater")}.`)
      }
      retryLabel={tShared("retry")}
      onRetry={() => void retry()}
    />
  );
}
