import { List, Popover, Text, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { ClassHomeworkView } from "#domain/homework/homework.types.ts";
import { orpc } from "../rpc/query-client.ts";
import { errorSentence } from "../rpc/show-error.ts";
import type { PublishClass } from "./publish-articles.ts";

type ClassNotOpenedProps = { readonly schoolClass: PublishClass; readonly homework: ClassHomeworkView };

/** How many children have not opened a homework yet; a click says who. */
export function ClassNotOpened({ schoolClass, homework }: ClassNotOpenedProps) {
  const { t } = useTranslation("classes");
  const [opened, setOpened] = useState(false);
  const { neverOpenedCount, status, title } = homework;
  if (status !== "active" || neverOpenedCount === 0) return null;
  const words = t("assignments.neverOpened", { n: neverOpenedCount });
  return (
    <Popover opened={opened} onChange={setOpened} withinPortal shadow="md" position="bottom-start">
      <Popover.Target>
        <UnstyledButton
          fz="sm"
          c="amber.8"
          td="underline"
          mih={24}
          aria-label={`${title}: ${words}`}
          onClick={(event) => {
            event.stopPropagation();
            setOpened((before) => !before);
          }}
        >
          {words}
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown onClick={(event) => event.stopPropagation()} mah={300} style={{ overflowY: "auto" }}>
        {opened && <Names schoolClass={schoolClass} homework={homework} />}
      </Popover.Dropdown>
    </Popover>
  );
}

function Names({ schoolClass, homework }: ClassNotOpenedProps) {
  const { t } = useTranslation("shared");
  const students = useQuery(orpc.homework.studentsOfClass.queryOptions({ input: schoolClass }));
  if (students.isError) return <Text fz="sm">{errorSentence(students.error)}</Text>;
  if (!students.data) return <Text fz="sm">{t("loading")}</Text>;
  return (
    <List size="sm" listStyleType="none">
      {students.data
        .filter(({ neverOpened }) =>
          neverOpened.some(({ homeworkToken }) => homeworkToken === homework.homeworkToken),
        )
        .map(({ studentToken, fullName }) => (
          <List.Item key={studentToken}>{fullName}</List.Item>
        ))}
    </List>
  );
}
