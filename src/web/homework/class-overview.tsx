import { Paper, SimpleGrid, Text, Title } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { orpc } from "../rpc/query-client.ts";
import { errorSentence } from "../rpc/show-error.ts";
import { ErrorPanel } from "../ui/error-panel.tsx";
import { CardListSkeleton } from "../ui/loading-skeletons.tsx";
import { ClassActivity } from "./class-activity.tsx";
import { ClassDistribution } from "./class-distribution.tsx";
import type { PublishClass } from "./publish-articles.ts";

type ClassOverviewPanelProps = { readonly schoolClass: PublishClass; readonly timeZone: string };

/** How the class stands, and what has happened last. */
export function ClassOverviewPanel({ schoolClass, timeZone }: ClassOverviewPanelProps) {
  const { t } = useTranslation("classes");
  const { t: tShared } = useTranslation("shared");
  const students = useQuery(orpc.homework.studentsOfClass.queryOptions({ input: schoolClass }));
  const overview = useQuery(orpc.homework.classOverview.queryOptions({ input: schoolClass }));
  const failed = [students, overview].find(({ isError, data }) => isError && !data);
  if (failed) {
    return (
      <ErrorPanel
        title={t("home.loadFailedTitle")}
        text={errorSentence(failed.error)}
        retryLabel={tShared("retry")}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!students.data || !overview.data) return <CardListSkeleton count={2} />;
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }}>
      <Paper withBorder p="lg" component="section" aria-labelledby="class-distribution">
        <Title order={2} size="h4" id="class-distribution">
          {t("overview.distribution")}
        </Title>
        <Text c="dimmed" fz="sm" mb="md">
          {t("overview.distributionHelp")}
        </Text>
        <ClassDistribution scores={students.data.map(({ averageScore }) => averageScore)} />
      </Paper>
      <Paper withBorder p="lg" component="section" aria-labelledby="class-activity">
        <Title order={2} size="h4" id="class-activity" mb="md">
          {t("overview.recentActivity")}
        </Title>
        <ClassActivity entries={overview.data.recentActivity} timeZone={timeZone} />
      </Paper>
    </SimpleGrid>
  );
}
