import { List, Popover, Text, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClassStudentView } from "#domain/homework/homework.types.ts";

/** How many homeworks a child has not opened yet; a click says which. */
export function ClassUnopenedTitles({ student }: { readonly student: ClassStudentView }) {
  const { t } = useTranslation("classes");
  const [opened, setOpened] = useState(false);
  const { neverOpened, fullName } = student;
  if (neverOpened.length === 0) return <>0</>;
  return (
    <Popover opened={opened} onChange={setOpened} withinPortal shadow="md" position="bottom-end">
      <Popover.Target>
        <UnstyledButton
          fz="sm"
          c="amber.8"
          td="underline"
          mih={24}
          miw={24}
          aria-label={`${fullName}: ${t("assignments.neverOpened", { n: neverOpened.length })}`}
          onClick={() => setOpened((before) => !before)}
        >
          {neverOpened.length}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown maw={320} mah={300} style={{ overflowY: "auto" }}>
        <Text fz="sm" c="dimmed" mb={4}>
          {t("students.neverOpened")}
        </Text>
        <List size="sm" listStyleType="none">
          {neverOpened.map(({ homeworkToken, title }) => (
            <List.Item key={homeworkToken} lang="zh-CN">
              {title}
            </List.Item>
          ))}
        </List>
      </Popover.Dropdown>
    </Popover>
  );
}
