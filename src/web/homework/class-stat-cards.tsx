import { SimpleGrid, Text } from "@mantine/core";
import { IconBooks, IconCalendar, IconChartBar, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ClassOverviewView } from "#domain/homework/homework.types.ts";
import { StatCardsSkeleton } from "../ui/loading-skeletons.tsx";
import { StatCard } from "../ui/stat-card.tsx";
import { ClassScore } from "./class-score.tsx";

type ClassStatCardsProps = {
  readonly overview: ClassOverviewView | undefined;
  readonly semesterYear: string;
};

/** The four figures at the top of a class. */
export function ClassStatCards({ overview, semesterYear }: ClassStatCardsProps) {
  const { t } = useTranslation("classes");
  if (!overview) return <StatCardsSkeleton />;
  const { totalStudents, totalAssignments, activeAssignments, classAverage } = overview;
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
      <StatCard
        figure={totalStudents}
        label={t("home.totalStudents")}
        meaning={t("home.totalStudentsHelp")}
        icon={<IconUsers size={22} />}
      />
      <StatCard
        figure={
          <>
            {totalAssignments}{" "}
            <Text span fz="sm" c="dimmed" fw={400}>
              ({t("home.activeCount", { n: activeAssignments })})
            </Text>
          </>
        }
        label={t("home.totalAssignments")}
        meaning={t("home.totalAssignmentsHelp")}
        icon={<IconBooks size={22} />}
      />
      <StatCard
        figure={<ClassScore percent={classAverage} />}
        label={t("home.classAverage")}
        meaning={t("home.classAverageHelp")}
        icon={<IconChartBar size={22} />}
      />
      <StatCard
        figure={semesterYear}
        label={t("home.semesterYear")}
        meaning={t("home.semesterYearHelp")}
        icon={<IconCalendar size={22} />}
      />
    </SimpleGrid>
  );
}
