import { Button, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { CompletedHomeworkView } from "#domain/homework/homework.types.ts";
import { timeEfficiency, timeSpentMinutes } from "#domain/homework/reading-minutes.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { paths } from "#domain/shared/paths.ts";
import { useSession } from "../rpc/use-session.ts";
import { LinkTo } from "../ui/link-to.tsx";
import { ProgressRing } from "../ui/progress-ring.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";
import { HomeworkFacts } from "./pending-card.tsx";
import { ScoreBadge } from "./score-badge.tsx";
import { scoreTone } from "./score-tone.ts";

/** One finished homework: how it went, how long it took, and the way to look at it again. */
export function CompletedCard({ homework }: { readonly homework: CompletedHomeworkView }) {
  const { t } = useTranslation("homework");
  const timeZone = useSession()?.school.timeZone;
  const { title, author, scorePercent, attempts, completedAt } = homework;
  const minutes = timeSpentMinutes(homework.totalTimeMs);
  const tone = scoreTone(scorePercent);
  return (
    <Paper component="li" withBorder p="lg">
      <Group gap="lg" align="center">
        <ProgressRing
          percent={scorePercent}
          label={`${t("labels.score")}: ${t("labels.scoreValue", { n: scorePercent })}`}
          tone={tone}
          size={84}
        />
        <Stack gap={6} flex="1 1 180px" miw={0}>
          <Title order={2} size="h3" lang="zh-CN">
            {title}
          </Title>
          {author && (
            <Text c="dimmed" fz="sm" lang="zh-CN">
              {author}
            </Text>
          )}
          <HomeworkFacts grade={homework.grade} chapter={homework.chapter} />
          <Group gap="xs">
            <ScoreBadge scorePercent={scorePercent} />
            <StatusBadge tone="plain">
              {`${t("labels.minutes", { n: minutes })} · ${t(`labels.${timeEfficiency(minutes)}`)}`}
            </StatusBadge>
          </Group>
          <Text c="dimmed" fz="sm">
            {t("completed.attempts", { n: attempts })}
            {" · "}
            {t("completed.completedAt", { date: formatDateTime(completedAt, timeZone) })}
          </Text>
        </Stack>
        <Button
          variant="default"
          aria-label={`${t("completed.review")}: ${title}`}
          renderRoot={(root) => (
            <LinkTo {...root} href={paths.student.review(homework.articleToken, homework.homeworkToken)} />
          )}
        >
          {t("completed.review")}
        </Button>
      </Group>
    </Paper>
  );
}
