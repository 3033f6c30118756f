import { Group, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { recommendedReadingMinutes } from "#domain/classes/recommended-reading.ts";
import type { ClassHomeworkView } from "#domain/homework/homework.types.ts";
import { timeSpentMinutes } from "#domain/homework/reading-minutes.ts";
import { formatDateTime, MINUTE_MS } from "#domain/shared/dates.ts";
import type { DataColumn } from "../ui/data-table.types.ts";
import { StatusBadge } from "../ui/status-badge.tsx";
import { ClassCompletionBar } from "./class-completion-bar.tsx";
import { ClassHomeworkActions, type HomeworkActions } from "./class-homework-actions.tsx";
import { ClassHomeworkTitle } from "./class-homework-title.tsx";
import { ClassNotOpened } from "./class-not-opened.tsx";
import { ClassScore } from "./class-score.tsx";
import type { PublishClass } from "./publish-articles.ts";

/** Grade, chapter and length fit below the title on one line or two. */
const TITLE_WIDTH_PX = 200;

type ColumnOptions = {
  readonly schoolClass: PublishClass;
  readonly timeZone: string;
  readonly actions: HomeworkActions | undefined;
};

/** What stands in each column of a class's homework. */
export function useClassHomeworkColumns(options: ColumnOptions): DataColumn<ClassHomeworkView>[] {
  const { schoolClass, timeZone, actions } = options;
  const { t } = useTranslation("classes");
  return [
    {
      key: "title",
      header: t("assignments.title"),
      width: TITLE_WIDTH_PX,
      primary: true,
      render: (homework) => <ClassHomeworkTitle homework={homework} />,
    },
    {
      key: "assigned",
      header: t("assignments.assigned"),
      render: ({ createdAt }) => <Text fz="sm">{formatDateTime(createdAt, timeZone)}</Text>,
    },
    {
      key: "status",
      header: t("assignments.status"),
      render: (homework) => <Status homework={homework} timeZone={timeZone} />,
    },
    {
      key: "completion",
      header: t("assignments.completion"),
      render: (homework) => (
        <>
          <ClassCompletionBar
            percent={homework.completionPercent}
            words={t("assignments.submissionsValue", {
              submitted: homework.submissionsCount,
              assigned: homework.assignedCount,
            })}
            help={t("assignments.completionHelp")}
          />
          <ClassNotOpened schoolClass={schoolClass} homework={homework} />
        </>
      ),
    },
    {
      key: "score",
      header: t("assignments.averageScore"),
      render: ({ averageScore }) => (
        <span title={t("assignments.averageScoreHelp")}>
          <ClassScore percent={averageScore} />
        </span>
      ),
    },
    {
      key: "time",
      header: t("assignments.averageTime"),
      render: (homework) => <Time homework={homework} />,
    },
    {
      key: "actions",
      header: t("assignments.actions"),
      render: (homework) => <ClassHomeworkActions homework={homework} actions={actions} />,
    },
  ];
}

function Status({ homework, timeZone }: { readonly homework: ClassHomeworkView; readonly timeZone: string }) {
  const { t } = useTranslation("classes");
  const { status, published, recalledAt } = homework;
  return (
    <Group
      gap={6}
      title={
        recalledAt ? t("assignments.recalledAt", { date: formatDateTime(recalledAt, timeZone) }) : undefined
      }
    >
      <StatusBadge tone={status === "active" ? "done" : "plain"}>{t(`assignments.${status}`)}</StatusBadge>
      <StatusBadge tone="plain" icon={null}>
        {published ? t("assignments.published") : t("assignments.draft")}
      </StatusBadge>
    </Group>
  );
}

function Time({ homework: { averageTimeMs } }: { readonly homework: ClassHomeworkView }) {
  const { t } = useTranslation("classes");
  const { t: tHomework } = useTranslation("homework");
  const { t: tShared } = useTranslation("shared");
  if (averageTimeMs === null) return <Text fz="sm">{tShared("noDataYet")}</Text>;
  const recommended = recommendedReadingMinutes(averageTimeMs / MINUTE_MS);
  return (
    <>
      <Text fz="sm" title={t("assignments.averageTimeHelp")}>
        {tHomework("labels.minutes", { n: timeSpentMinutes(averageTimeMs) })}
      </Text>
      <Text fz="sm" c="dimmed" style={{ textWrap: "balance" }} title={t("home.recommendedTimeHelp")}>
        {recommended !== null && t("home.recommendedShort", { n: recommended })}
      </Text>
    </>
  );
}
