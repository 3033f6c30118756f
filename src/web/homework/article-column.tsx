import type { CSSProperties, ReactNode } from "react";
import classes from "./article.module.css";
import type { ReadingFace, ReadingView } from "./reading-view.ts";

const FACE: Record<ReadingFace, string> = {
  kai: "var(--sx-kai)",
  song: '"Songti SC", STSong, "Source Han Serif SC", "Noto Serif SC", SimSun, "Noto Sans SC Variable", serif',
  sans: '"Noto Sans SC Variable", "PingFang SC", "Microsoft YaHei", sans-serif',
};

type ArticleColumnProps = {
  readonly view: ReadingView;
  /** True wherever a pinyin version exists, shown or not. */
  readonly withPinyin: boolean;
  readonly children: ReactNode;
};

/** The one column in which Chinese is read: its size, face, line height and width. */
export function ArticleColumn({ view, withPinyin, children }: ArticleColumnProps) {
  const style = {
    "--reading-size": view.sizePx,
    "--reading-face": FACE[view.face],
  } as CSSProperties;
  return (
    <div className={classes.column} data-pinyin-exists={withPinyin || undefined} style={style}>
      {children}
    </div>
  );
}
