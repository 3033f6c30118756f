import { Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { StudentSummaryView } from "#domain/homework/homework.types.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { useSession } from "../rpc/use-session.ts";
import { StatusBadge } from "../ui/status-badge.tsx";

/** What a child has worked on in the last seven days. */
export function RecentActivity({ recent }: { readonly recent: StudentSummaryView["recent"] }) {
  const { t } = useTranslation("homework");
  const timeZone = useSession()?.school.timeZone;
  return (
    <section aria-labelledby="recent-activity">
      <Title order={2} size="h4" id="recent-activity" mb={4}>
        {t("student.recentActivity")}
      </Title>
      <Text c="dimmed" fz="sm" mb="sm">
        {t("student.recentActivityHelp")}
      </Text>
      {recent.length === 0 && <Text>{t("student.recentEmpty")}</Text>}
      <Stack component="ul" gap="xs" m={0} p={0} style={{ listStyle: "none" }}>
        {recent.map(({ homeworkToken, title, completed, updatedAt }) => (
          <Paper component="li" key={homeworkToken} withBorder p="sm">
            <Group justify="space-between" gap="xs">
              <Text fw={600} lang="zh-CN">
                {title}
              </Text>
              <StatusBadge tone={completed ? "done" : "plain"}>
                {t(completed ? "student.recentSubmitted" : "student.recentRead")}
              </StatusBadge>
            </Group>
            <Text c="dimmed" fz="sm">
              {formatDateTime(updatedAt, timeZone)}
            </Text>
          </Paper>
        ))}
      </Stack>
    </section>
  );
}
