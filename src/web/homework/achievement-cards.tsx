import { Group, Paper, Progress, Stack, Text, ThemeIcon, Title } from "@mantine/core";
import { IconFootsteps, IconRosetteDiscountCheck, IconStars } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type Achievement, achievements } from "#domain/homework/achievements.ts";
import type { StudentSummaryView } from "#domain/homework/homework.types.ts";
import { StatusBadge } from "../ui/status-badge.tsx";

const ICON = {
  firstSteps: <IconFootsteps size={22} />,
  perfectScore: <IconRosetteDiscountCheck size={22} />,
  speedReader: <IconStars size={22} />,
} as const;

/** The three achievements, each with how far the child has come. */
export function AchievementCards({ summary }: { readonly summary: StudentSummaryView }) {
  const { t } = useTranslation("homework");
  return (
    <section aria-labelledby="achievements">
      <Title order={2} size="h4" id="achievements" mb="sm">
        {t("achievements.title")}
      </Title>
      <Stack component="ul" gap="sm" m={0} p={0} style={{ listStyle: "none" }}>
        {achievements(summary).map((achievement) => (
          <AchievementCard key={achievement.key} achievement={achievement} />
        ))}
      </Stack>
    </section>
  );
}

function AchievementCard({ achievement }: { readonly achievement: Achievement }) {
  const { t } = useTranslation("homework");
  const { key, progress, goal, earned } = achievement;
  const name = t(`achievements.${key}`);
  const progressText = t("achievements.progress", { progress, goal });
  return (
    <Paper component="li" withBorder p="md">
      <Group wrap="nowrap" align="flex-start">
        <ThemeIcon variant="light" color={earned ? "jade" : "gray"} size={40} radius="xl" aria-hidden="true">
          {ICON[key]}
        </ThemeIcon>
        <Stack gap={4} flex={1} miw={0}>
          <Group justify="space-between" gap="xs">
            <Text fw={600}>{name}</Text>
            {earned ? (
              <StatusBadge tone="done">{t("achievements.earned")}</StatusBadge>
            ) : (
              <Text c="dimmed" fz="sm">
                {progressText}
              </Text>
            )}
          </Group>
          <Text c="dimmed" fz="sm">
            {t(`achievements.${key}Help`)}
          </Text>
          <Progress
            value={(progress / goal) * 100}
            color={earned ? "jade" : "vermilion"}
            size="sm"
            aria-label={`${name}: ${progressText}`}
          />
        </Stack>
      </Group>
    </Paper>
  );
}
