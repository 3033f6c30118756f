import { CloseButton, Group, Paper, Stack, Text, Title } from "@mantine/core";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { SubmissionView } from "#domain/homework/homework.types.ts";
import { praiseFor } from "#domain/homework/praise.ts";
import { timeSpentMinutes } from "#domain/homework/reading-minutes.ts";
import { ProgressRing } from "../ui/progress-ring.tsx";
import { ScoreBadge } from "./score-badge.tsx";
import { scoreTone } from "./score-tone.ts";

type ResultCardProps = {
  readonly title: string;
  readonly submission: SubmissionView;
  readonly action?: ReactNode;
  readonly onClose?: () => void;
};

/** What came out: the score as a ring, right answers, minutes read, and one sentence of praise that is true. */
export function ResultCard({ title, submission, action, onClose }: ResultCardProps) {
  const { t } = useTranslation("homework");
  const { scorePercent, correct, answered, totalTimeMs } = submission;
  const score = t("labels.scoreValue", { n: scorePercent });
  return (
    <Paper withBorder p="lg" my="md" pos="relative" className="sx-no-print">
      <Group gap="lg" align="center">
        <ProgressRing
          percent={scorePercent}
          label={`${t("labels.score")}: ${score}`}
          tone={scoreTone(scorePercent)}
          size={104}
        />
        <Stack gap={6} flex="1 1 220px" miw={0}>
          <Title order={2} size="h4" pr={onClose ? 40 : 0}>
            {title}
          </Title>
          <Text>{t(`praise.${praiseFor({ answered, correct })}`)}</Text>
          <Group gap="xs">
            <ScoreBadge scorePercent={scorePercent} />
            <Text c="dimmed" fz="sm">
              {t("screen.correctOf", { correct, answered })}
              {" · "}
              {t("screen.minutesRead", { n: timeSpentMinutes(totalTimeMs) })}
            </Text>
          </Group>
          {action && <div>{action}</div>}
        </Stack>
        {onClose && (
          <CloseButton
            size={44}
            aria-label={t("student.dismiss")}
            onClick={onClose}
            pos="absolute"
            top={8}
            right={8}
          />
        )}
      </Group>
    </Paper>
  );
}
