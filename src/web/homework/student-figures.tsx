import { SimpleGrid } from "@mantine/core";
import { IconChartBar, IconCircleCheck, IconFlame } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { StudentSummaryView } from "#domain/homework/homework.types.ts";
import { StatCard } from "../ui/stat-card.tsx";

/** A child's own figures; what has no event behind it says so instead of showing a number. */
export function StudentFigures({ summary }: { readonly summary: StudentSummaryView }) {
  const { t } = useTranslation("homework");
  const { t: tShared } = useTranslation("shared");
  const { averageScore, streakDays, completedCount } = summary;
  return (
    <SimpleGrid cols={{ base: 1, xs: 3, md: 1 }} spacing="sm">
      <StatCard
        figure={averageScore === null ? tShared("noDataYet") : t("labels.scoreValue", { n: averageScore })}
        label={t("student.averageScore")}
        meaning={t("student.averageScoreHelp")}
        icon={<IconChartBar size={24} />}
      />
      <StatCard
        figure={streakDays}
        label={t("student.streak")}
        meaning={t("student.streakHelp")}
        icon={<IconFlame size={24} />}
      />
      <StatCard
        figure={completedCount}
        label={t("student.completedCount")}
        meaning={t("student.completedCountHelp")}
        icon={<IconCircleCheck size={24} />}
      />
    </SimpleGrid>
  );
}
