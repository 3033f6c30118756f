import { Button, Group } from "@mantine/core";
import { IconArrowBackUp, IconEye, IconRestore } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ClassHomeworkView } from "#domain/homework/homework.types.ts";
import { paths } from "#domain/shared/paths.ts";
import { LinkTo } from "../ui/link-to.tsx";

export type HomeworkActions = {
  readonly onRecall: (homework: ClassHomeworkView) => void;
  readonly onRestore: (homework: ClassHomeworkView) => void;
};

/** Two buttons in a table of seven columns have no room to spare. */
const NEAR_ICON = { section: { marginInlineEnd: 5 } };

type ClassHomeworkActionsProps = {
  readonly homework: ClassHomeworkView;
  /** Left out for those who may only look. */
  readonly actions: HomeworkActions | undefined;
};

/** What can be done with one homework. The row itself is a click target, so clicks end here. */
export function ClassHomeworkActions({ homework, actions }: ClassHomeworkActionsProps) {
  const { t } = useTranslation("classes");
  const { t: tHomework } = useTranslation("homework");
  const { title, articleToken, status } = homework;
  const named = (action: string) => `${action}: ${title}`;
  return (
    <Group gap={2} wrap="nowrap">
      <Button
        size="sm"
        px={8}
        variant="default"
        leftSection={<IconEye size={16} />}
        styles={NEAR_ICON}
        aria-label={t("assignments.openAria", { title })}
        renderRoot={(root) => <LinkTo {...root} href={paths.teacher.viewContent(articleToken)} />}
        onClick={(event) => event.stopPropagation()}
      >
        {t("assignments.view")}
      </Button>
      {actions && status === "active" && (
        <Button
          size="sm"
          px={8}
          variant="subtle"
          color="red"
          leftSection={<IconArrowBackUp size={16} />}
          styles={NEAR_ICON}
          aria-label={named(tHomework("recall.action"))}
          onClick={(event) => {
            event.stopPropagation();
            actions.onRecall(homework);
          }}
        >
          {tHomework("recall.action")}
        </Button>
      )}
      {actions && status === "archived" && (
        <Button
          size="sm"
          px={8}
          variant="subtle"
          leftSection={<IconRestore size={16} />}
          styles={NEAR_ICON}
          aria-label={named(tHomework("recall.restore"))}
          onClick={(event) => {
            event.stopPropagation();
            actions.onRestore(homework);
          }}
        >
          {tHomework("recall.restore")}
        </Button>
      )}
    </Group>
  );
}
