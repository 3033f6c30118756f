import { Button, Group, Paper, Progress, Stack, Text, Title } from "@mantine/core";
import { IconBook, IconClock, IconListNumbers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { chapterShown, type Difficulty, difficultyOfGrade, gradeShown } from "#domain/homework/grade.ts";
import type { PendingHomeworkView } from "#domain/homework/homework.types.ts";
import { pendingEstimateMinutes } from "#domain/homework/reading-minutes.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { paths } from "#domain/shared/paths.ts";
import { useSession } from "../rpc/use-session.ts";
import { LinkTo } from "../ui/link-to.tsx";
import { StatusBadge } from "../ui/status-badge.tsx";

type PendingCardProps = {
  readonly homework: PendingHomeworkView;
  /** The one thing to do next on the page. */
  readonly isFirst: boolean;
};

/** One homework to do: what it is, how long it takes, how far one has come. */
export function PendingCard({ homework, isFirst }: PendingCardProps) {
  const { t } = useTranslation("homework");
  const timeZone = useSession()?.school.timeZone;
  const { title, questionCount, savedChoices } = homework;
  const started = savedChoices > 0;
  const action = t(started ? "pending.goOn" : "pending.start");
  const progress = t("pending.savedAnswers", { saved: savedChoices, total: questionCount });
  return (
    <Paper component="li" withBorder p="lg">
      <Group justify="space-between" align="flex-end" gap="md">
        <Stack gap={6} flex="1 1 260px" miw={0}>
          <Title order={2} size="h3" lang="zh-CN">
            {title}
          </Title>
          <HomeworkFacts grade={homework.grade} chapter={homework.chapter} />
          <Group gap="md" c="dimmed" fz="sm" style={{ rowGap: 2 }}>
            <Fact icon={<IconClock size={16} />}>
              {t("pending.estimate", { n: pendingEstimateMinutes(homework.textLength) })}
            </Fact>
            <Fact icon={<IconListNumbers size={16} />}>
              {t("labels.questions", { count: questionCount })}
            </Fact>
            <span>{t("pending.assigned", { date: formatDateTime(homework.createdAt, timeZone) })}</span>
          </Group>
          {started && (
            <div>
              <Text fz="sm">{progress}</Text>
              <Progress
                value={(savedChoices / questionCount) * 100}
                aria-label={progress}
                size="sm"
                maw={320}
              />
            </div>
          )}
        </Stack>
        <Button
          variant={isFirst ? "filled" : "default"}
          leftSection={<IconBook size={18} />}
          aria-label={`${action}: ${title}`}
          renderRoot={(root) => (
            <LinkTo {...root} href={paths.student.reading(homework.homeworkToken, homework.articleToken)} />
          )}
        >
          {action}
        </Button>
      </Group>
    </Paper>
  );
}

const DIFFICULTY_TONE = { easy: "done", medium: "plain", hard: "look" } as const satisfies Record<
  Difficulty,
  string
>;

type HomeworkFactsProps = { readonly grade: string; readonly chapter: string };

/** Grade, chapter and how hard the text is for its readers. */
export function HomeworkFacts({ grade, chapter }: HomeworkFactsProps) {
  const { t } = useTranslation("homework");
  const difficulty = difficultyOfGrade(grade);
  return (
    <Group gap="xs">
      {grade && <Text span>{t("labels.gradeN", { grade: gradeShown(grade) })}</Text>}
      {chapter && (
        <Text span c="dimmed">
          {t("labels.chapterN", { chapter: chapterShown(chapter) })}
        </Text>
      )}
      {difficulty && (
        <StatusBadge tone={DIFFICULTY_TONE[difficulty]} icon={null}>
          {t(`labels.${difficulty}`)}
        </StatusBadge>
      )}
    </Group>
  );
}

function Fact({ icon, children }: { readonly icon: React.ReactNode; readonly children: string }) {
  return (
    <Group gap={4} wrap="nowrap" component="span">
      <span aria-hidden="true" style={{ display: "flex" }}>
        {icon}
      </span>
      {children}
    </Group>
  );
}
