import { Badge, Button, Group, Text, Title } from "@mantine/core";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { chapterShown, gradeShown } from "#domain/homework/grade.ts";
import type { ArticleContent, OpenQuestion } from "#domain/homework/homework.types.ts";
import { loadReadingFont } from "../ui/load-fonts.ts";
import { ArticleColumn } from "./article-column.tsx";
import { ArticleHtml } from "./article-html.tsx";
import classes from "./homework-screen.module.css";
import { HomeworkToolbar } from "./homework-toolbar.tsx";
import { printArea } from "./print-area.ts";
import { PrintHeader } from "./print-header.tsx";
import { useReadingView } from "./reading-view.ts";

export type HomeworkMode = "reading" | "publish" | "preview";
/** What the switches of the toolbar say at the moment. */
export type Shown = { readonly pinyin: boolean; readonly answers: boolean };

type HomeworkScreenProps = {
  readonly mode: HomeworkMode;
  readonly content: ArticleContent & { readonly questionsPinyin: readonly OpenQuestion[] | null };
  /** Whose text size and face apply. */
  readonly viewerToken: string;
  readonly questions: (shown: Shown) => ReactNode;
  readonly onBack: () => void;
  /** Stand beside Back below the questions; the primary one comes last. */
  readonly bottomActions?: ReactNode;
  readonly toolbarExtras?: ReactNode;
  /** Between the title and the text: a result. */
  readonly banner?: ReactNode;
  /** Stays in sight over the page's lower edge: a lost connection. */
  readonly notice?: ReactNode;
  readonly answersShownAtFirst?: boolean;
  readonly printName?: string;
  readonly printClass?: string;
};

/** An article with its questions, to be read, looked at or published. */
export function HomeworkScreen(props: HomeworkScreenProps) {
  const { mode, content, viewerToken, questions, onBack, bottomActions, toolbarExtras, banner } = props;
  const { t } = useTranslation("homework");
  const { t: tShared } = useTranslation("shared");
  const { view, change } = useReadingView(viewerToken, content.grade);
  const [pinyin, setPinyin] = useState(false);
  const [answers, setAnswers] = useState(props.answersShownAtFirst ?? false);
  const area = useRef<HTMLDivElement>(null);
  const hasPinyin = content.articlePinyin !== null || content.questionsPinyin !== null;
  useEffect(() => {
    // A font that does not come leaves the system's Kai or Sans, which read as well.
    loadReadingFont().catch(() => undefined);
  }, []);
  return (
    <div className={classes.screen}>
      <ScreenTitle mode={mode} content={content} />
      <HomeworkToolbar
        articleToken={content.articleToken}
        fileName={content.fileName}
        grade={content.grade}
        pinyin={{ available: hasPinyin, shown: pinyin, toggle: () => setPinyin((on) => !on) }}
        answers={mode === "reading" ? undefined : { shown: answers, toggle: () => setAnswers((on) => !on) }}
        view={view}
        onView={change}
        onBack={onBack}
        onPrint={() => area.current && printArea(area.current)}
        extras={toolbarExtras}
      />
      {banner}
      <div ref={area}>
        <PrintHeader title={content.title} name={props.printName} schoolClass={props.printClass} />
        <ArticleColumn view={view} withPinyin={hasPinyin}>
          {content.image && <img className={classes.image} src={content.image} alt="" />}
          <ArticleHtml html={pinyin && content.articlePinyin ? content.articlePinyin : content.article} />
        </ArticleColumn>
        <section aria-labelledby="homework-questions" className={classes.questions}>
          <Title order={2} size="h3" id="homework-questions" mb="md">
            {t("screen.questions")}
          </Title>
          <ArticleColumn view={view} withPinyin={hasPinyin}>
            {questions({ pinyin, answers: mode !== "reading" && answers })}
          </ArticleColumn>
        </section>
      </div>
      <div className={`${classes.notice} sx-no-print`}>{props.notice}</div>
      <Group justify="space-between" className={`${classes.bottom} sx-no-print`}>
        <Button variant="default" onClick={onBack}>
          {tShared("back")}
        </Button>
        {bottomActions && <Group gap="sm">{bottomActions}</Group>}
      </Group>
    </div>
  );
}

function ScreenTitle({ mode, content }: { readonly mode: HomeworkMode; readonly content: ArticleContent }) {
  const { t } = useTranslation("homework");
  const facts = [
    content.author,
    content.grade && t("labels.gradeN", { grade: gradeShown(content.grade) }),
    content.chapter && t("labels.chapterN", { chapter: chapterShown(content.chapter) }),
  ].filter(Boolean);
  return (
    <header className={classes.header}>
      <Title order={1} lang="zh-CN" className={classes.title}>
        {content.title}
      </Title>
      <Group gap="xs" mt={6}>
        {mode === "reading" && (
          <>
            <Badge variant="light" tt="none" size="lg">
              {t("screen.reading")}
            </Badge>
            <Badge variant="light" color="gray" tt="none" size="lg">
              {t("screen.estimate")}
            </Badge>
          </>
        )}
        <Text c="dimmed">{facts.join(" · ")}</Text>
      </Group>
    </header>
  );
}
