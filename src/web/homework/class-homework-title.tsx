import { Anchor, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { chapterShown, gradeShown } from "#domain/homework/grade.ts";
import type { ClassHomeworkView } from "#domain/homework/homework.types.ts";
import { paths } from "#domain/shared/paths.ts";
import { CutText } from "../ui/cut-text.tsx";
import { LinkTo } from "../ui/link-to.tsx";

const TITLE_MAX_CHARACTERS = 50;
const NO_BREAK_SPACE = "\u00a0";

/** The title leads to the article; grade, chapter and length stand below it. */
export function ClassHomeworkTitle({ homework }: { readonly homework: ClassHomeworkView }) {
  const { t } = useTranslation("classes");
  const { t: tHomework } = useTranslation("homework");
  const { title, grade, chapter, wordCount, articleToken } = homework;
  const facts = [
    grade && tHomework("labels.gradeN", { grade: gradeShown(grade) }),
    chapter && tHomework("labels.chapterN", { chapter: chapterShown(chapter) }),
    t("assignments.characters", { n: wordCount }),
  ]
    .filter((fact) => fact !== "")
    // A narrow column breaks between the facts and not within one.
    .map((fact) => fact.replaceAll(" ", NO_BREAK_SPACE));
  return (
    <>
      <Anchor
        fw={600}
        lang="zh-CN"
        // The row leads to the same place; the click must not go there twice.
        onClick={(event) => event.stopPropagation()}
        renderRoot={(root) => <LinkTo {...root} href={paths.teacher.viewContent(articleToken)} />}
      >
        <CutText text={title} max={TITLE_MAX_CHARACTERS} />
      </Anchor>
      <Text fz="sm" c="dimmed" fw={400} title={t("assignments.wordCountHelp")}>
        {facts.join(" · ")}
      </Text>
    </>
  );
}
