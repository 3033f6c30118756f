import { Badge, Group, Paper, Progress, Text, Title } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { TeacherClassView } from "#domain/classes/classes.types.ts";
import { LinkTo } from "../ui/link-to.tsx";

type ClassCardProps = { readonly schoolClass: TeacherClassView; readonly href: string };

/** A class of the teacher; the whole card leads into it. */
export function ClassCard({ schoolClass, href }: ClassCardProps) {
  const { t } = useTranslation("classes");
  const { t: tShared } = useTranslation("shared");
  const { className, grade, numberOfStudents, activeHomework, completionPercent } = schoolClass;
  return (
    <Paper withBorder p="lg" className="sx-card-link" renderRoot={(root) => <LinkTo {...root} href={href} />}>
      <Group justify="space-between" wrap="nowrap" mb={6}>
        <Title order={3} size="h4">
          {className}
        </Title>
        <Badge variant="light" tt="none" style={{ flexShrink: 0 }}>
          {t("dashboard.gradeBadge", { grade })}
        </Badge>
      </Group>
      <Text c="dimmed" fz="sm" mb="md">
        {t("dashboard.students", { count: numberOfStudents })} ·{" "}
        {t("dashboard.activeHomework", { n: activeHomework })}
      </Text>
      <Group justify="space-between" wrap="nowrap" gap="sm">
        <div style={{ flex: 1 }} title={t("dashboard.completionHelp")}>
          <Text fz="sm" mb={4}>
            {completionPercent === null
              ? tShared("noDataYet")
              : t("dashboard.completion", { n: completionPercent })}
          </Text>
          <Progress value={completionPercent ?? 0} color="jade" aria-label={t("dashboard.completionHelp")} />
        </div>
        <IconChevronRight size={20} aria-hidden="true" />
      </Group>
    </Paper>
  );
}
