import { SimpleGrid, Title } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { sortClasses } from "#domain/classes/class-order.ts";
import type { TeacherClassView } from "#domain/classes/classes.types.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ClassCard } from "./class-card.tsx";

type ClassShelfProps = {
  readonly classes: readonly TeacherClassView[];
  readonly hrefOf: (schoolClass: TeacherClassView) => string;
};

/** The classes a teacher leads this semester. */
export function ClassShelf({ classes, hrefOf }: ClassShelfProps) {
  const { t } = useTranslation("classes");
  return (
    <section aria-labelledby="own-classes">
      <Title order={2} size="h3" id="own-classes" mb="sm">
        {t("dashboard.classes")}
      </Title>
      {classes.length === 0 ? (
        <EmptyState title={t("dashboard.empty")} help={t("dashboard.emptyHelp")} />
      ) : (
        <SimpleGrid cols={{ base: 1, sm: 2, lg: 3 }}>
          {sortClasses(classes).map((schoolClass) => (
            <ClassCard key={schoolClass.classToken} schoolClass={schoolClass} href={hrefOf(schoolClass)} />
          ))}
        </SimpleGrid>
      )}
    </section>
  );
}
