import { Alert, Paper, SimpleGrid, Stack, Text } from "@mantine/core";
import { IconCalendar } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { SEMESTER_ERRORS } from "#domain/semesters/semester-error.ts";
import { useSession } from "#web/rpc/use-session.ts";
import { CardListSkeleton } from "#web/ui/loading-skeletons.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { StatCard } from "#web/ui/stat-card.tsx";

/** The start page of an administrator: the school, and the semester that is active now. */
export function AdminHomePage() {
  const { t } = useTranslation("school");
  const { t: tSemesters } = useTranslation("semesters");
  const session = useSession();
  if (!session?.user) return <CardListSkeleton count={2} />;
  const { user, school, semester } = session;
  return (
    <Stack gap="lg">
      <PageHeader
        title={t("adminHome.welcome", { name: user.fullName })}
        subtitle={t("adminHome.subtitle")}
      />
      {!semester && (
        <Alert color="amber" title={tSemesters("noActiveSemester")}>
          {tSemesters(`errors.${SEMESTER_ERRORS.adminDashboard.none}`)}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Paper withBorder p="lg">
          <Text fz={26} fw={700} lang="zh-CN">
            {school.nameChinese}
          </Text>
          <Text>{school.nameEnglish}</Text>
          <Text c="dimmed" fz="sm" mt="xs">
            {t("adminHome.timeZone", { zone: school.timeZone })}
          </Text>
        </Paper>
        {semester && (
          <StatCard
            figure={semester.semesterName}
            label={tSemesters("currentSemester")}
            meaning={tSemesters("subtitle")}
            icon={<IconCalendar size={22} />}
          />
        )}
      </SimpleGrid>
    </Stack>
  );
}
