import { SimpleGrid } from "@mantine/core";
import { IconCalendar, IconHistory, IconSchool, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { TeacherDashboardView } from "#domain/classes/classes.types.ts";
import { StatCard } from "../ui/stat-card.tsx";

/** The four figures at the top of a teacher's start page. */
export function DashboardCards({ dashboard }: { readonly dashboard: TeacherDashboardView }) {
  const { t } = useTranslation("classes");
  const { classes, totalStudents, earlierClasses, semesterYear } = dashboard;
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing="sm">
      <StatCard
        figure={classes.length}
        label={t("dashboard.activeClasses")}
        meaning={t("dashboard.activeClassesHelp")}
        icon={<IconSchool size={22} />}
      />
      <StatCard
        figure={totalStudents}
        label={t("dashboard.totalStudents")}
        meaning={t("dashboard.totalStudentsHelp")}
        icon={<IconUsers size={22} />}
      />
      <StatCard
        figure={earlierClasses}
        label={t("dashboard.history")}
        meaning={t("dashboard.historyHelp")}
        icon={<IconHistory size={22} />}
      />
      <StatCard
        figure={semesterYear}
        label={t("dashboard.semesterCard")}
        meaning={t("dashboard.semesterCardHelp")}
        icon={<IconCalendar size={22} />}
      />
    </SimpleGrid>
  );
}
