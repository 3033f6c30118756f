import { Text, Tooltip } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type LastActivityText, lastActivityText } from "#domain/classes/student-activity.ts";
import type { ClassStudentView } from "#domain/homework/homework.types.ts";
import { timeSpentMinutes } from "#domain/homework/reading-minutes.ts";
import type { DataColumn } from "../ui/data-table.types.ts";
import { ClassCompletionBar } from "./class-completion-bar.tsx";
import { ClassScore } from "./class-score.tsx";
import { ClassUnopenedTitles } from "./class-unopened-titles.tsx";

/** Usernames are made of e-mail addresses; a long one is cut so that the figures beside it stay in sight. */
const USERNAME_MAX_PX = 190;

/** What stands in each column of a class's children. */
export function useClassStudentColumns(timeZone: string): DataColumn<ClassStudentView>[] {
  const { t } = useTranslation("classes");
  const { t: tHomework } = useTranslation("homework");
  const { t: tShared } = useTranslation("shared");
  const [now] = useState(() => new Date());
  return [
    {
      key: "name",
      header: t("students.name"),
      sortable: true,
      primary: true,
      render: ({ fullName, username }) => (
        <>
          <Text fw={600}>{fullName}</Text>
          {username && (
            <Text fz="sm" c="dimmed" fw={400} maw={USERNAME_MAX_PX} truncate title={username}>
              {username}
            </Text>
          )}
        </>
      ),
    },
    {
      key: "score",
      header: t("students.averageScore"),
      sortable: true,
      render: ({ averageScore }) => (
        <span title={t("students.averageScoreHelp")}>
          <ClassScore percent={averageScore} />
        </span>
      ),
    },
    {
      key: "completion",
      header: t("students.completion"),
      sortable: true,
      render: ({ completionPercent, completedHomework, totalHomework }) => (
        <ClassCompletionBar
          percent={completionPercent}
          words={t("students.completedValue", { completed: completedHomework, total: totalHomework })}
          help={t("assignments.completionHelp")}
        />
      ),
    },
    {
      key: "time",
      header: t("students.timeSpent"),
      sortable: true,
      render: ({ totalTimeMs }) => tHomework("labels.minutes", { n: timeSpentMinutes(totalTimeMs) }),
    },
    {
      key: "activity",
      header: t("students.lastActivity"),
      sortable: true,
      render: ({ lastActivityAt }) => <LastActivity text={lastActivityText(lastActivityAt, now, timeZone)} />,
    },
    {
      key: "rank",
      header: t("students.rank"),
      sortable: true,
      render: ({ classRank }) => (classRank === null ? tShared("noDataYet") : classRank),
    },
    {
      key: "notOpened",
      header: t("students.neverOpened"),
      sortable: true,
      render: (student) => <ClassUnopenedTitles student={student} />,
    },
  ];
}

function LastActivity({ text }: { readonly text: LastActivityText }) {
  const { t } = useTranslation("classes");
  const { t: tShared } = useTranslation("shared");
  const words = tShared(text.key, { n: text.n });
  if (!text.isDefault) return <>{words}</>;
  return (
    <Tooltip label={t("students.noActivityYetHelp")} events={{ hover: true, focus: true, touch: true }}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard, too, may ask why it says so */}
      <span tabIndex={0}>
        {words}{" "}
        <Text span fz="sm" c="dimmed">
          ({t("students.noActivityYet")})
        </Text>
      </span>
    </Tooltip>
  );
}
