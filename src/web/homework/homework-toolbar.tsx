import { IconArrowLeft, IconDownload, IconEye, IconEyeOff, IconPrinter } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { showToast } from "../ui/toast.tsx";
import { downloadArticleFile } from "./download-article-file.ts";
import classes from "./homework-toolbar.module.css";
import type { ReadingView } from "./reading-view.ts";
import { TextSettings } from "./text-settings.tsx";
import { ToolButton } from "./tool-button.tsx";

type HomeworkToolbarProps = {
  readonly articleToken: string;
  readonly fileName: string | null;
  readonly grade: string;
  readonly pinyin: { readonly available: boolean; readonly shown: boolean; readonly toggle: () => void };
  /** Left out while a child answers. */
  readonly answers?: { readonly shown: boolean; readonly toggle: () => void };
  readonly view: ReadingView;
  readonly onView: (part: Partial<ReadingView>) => void;
  readonly onBack: () => void;
  readonly onPrint: () => void;
  readonly extras?: ReactNode;
};

export function HomeworkToolbar(props: HomeworkToolbarProps) {
  const { articleToken, fileName, grade, pinyin, answers, view, onView, onBack, onPrint, extras } = props;
  const { t } = useTranslation("homework");
  const { t: tShared } = useTranslation("shared");
  const download = (name: string) => {
    downloadArticleFile(articleToken, name).catch(() =>
      showToast({ kind: "warning", message: t("screen.downloadFailed") }),
    );
  };
  return (
    <fieldset className={`${classes.toolbar} sx-thumb-tools sx-no-print`} aria-label={t("screen.toolbar")}>
      <ToolButton icon={<IconArrowLeft size={20} />} label={tShared("goBack")} onClick={onBack} />
      <span className={classes.spring} />
      {fileName && (
        <ToolButton
          icon={<IconDownload size={20} />}
          label={t("screen.download")}
          aria-label={t("screen.downloadAria", { fileName })}
          onClick={() => download(fileName)}
        />
      )}
      <ToolButton icon={<IconPrinter size={20} />} label={t("screen.print")} onClick={onPrint} />
      <ToolButton
        icon={<span lang="zh-CN">拼</span>}
        label={t("screen.pinyin")}
        pressed={pinyin.shown}
        disabled={!pinyin.available}
        title={pinyin.available ? undefined : t("screen.noPinyin")}
        onClick={pinyin.toggle}
      />
      {answers && (
        <ToolButton
          icon={answers.shown ? <IconEyeOff size={20} /> : <IconEye size={20} />}
          label={t("screen.answers")}
          pressed={answers.shown}
          onClick={answers.toggle}
        />
      )}
      <TextSettings grade={grade} view={view} onView={onView} />
      {extras}
    </fieldset>
  );
}
