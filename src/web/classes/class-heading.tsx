import { Button } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ClassHeaderView } from "#domain/classes/classes.types.ts";
import { LinkTo } from "../ui/link-to.tsx";
import { PageHeader } from "../ui/page-header.tsx";

type ClassHeadingProps = {
  readonly header: ClassHeaderView;
  /** Where Teacher and Classes lead for this reader. */
  readonly homeHref: string;
  /** Left out for those who may not publish. */
  readonly createHref?: string;
};

/** Which class this is, whose, and the one thing to do next. */
export function ClassHeading({ header, homeHref, createHref }: ClassHeadingProps) {
  const { t } = useTranslation("classes");
  const { className, semesterName, grade, teacherName } = header;
  return (
    <PageHeader
      title={className}
      subtitle={t("home.subtitle", {
        semester: semesterName,
        grade,
        teacher: teacherName ?? t("home.noTeacher"),
      })}
      breadcrumb={[
        { label: t("home.teacherCrumb"), href: homeHref },
        { label: t("home.classesCrumb"), href: homeHref },
        { label: className },
      ]}
      actions={createHref && <CreateAssignment href={createHref} />}
    />
  );
}

/** The primary button of a class, and the next step of a class without homework. */
export function CreateAssignment({ href }: { readonly href: string }) {
  const { t } = useTranslation("classes");
  return (
    <Button leftSection={<IconPlus size={18} />} renderRoot={(root) => <LinkTo {...root} href={href} />}>
      {t("home.createAssignment")}
    </Button>
  );
}
