import { useTranslation } from "react-i18next";
import { chapterShown, gradeShown } from "#domain/homework/grade.ts";
import { publishEstimateMinutes } from "#domain/homework/reading-minutes.ts";
import type { ArticleRowView } from "#domain/library/library.types.ts";
import { CutText } from "../ui/cut-text.tsx";
import { ArticleActions, type ArticleActionTargets } from "./article-actions.tsx";
import styles from "./article-browser.module.css";
import { ArticleCover } from "./article-cover.tsx";

/** As many as the table shows. */
const AUTHOR_MAX_CHARACTERS = 30;

type ArticleCardProps = ArticleActionTargets & {
  readonly article: ArticleRowView;
  readonly isSelected: boolean;
  readonly onToggle: (article: ArticleRowView) => void;
};

/** An article as it stands on the shelf. */
export function ArticleCard({ article, isSelected, onToggle, ...targets }: ArticleCardProps) {
  const { t } = useTranslation("library");
  const { title, author, grade, chapter, questionCount, textLength, preview } = article;
  const place = [
    grade && t("browser.gradeN", { grade: gradeShown(grade) }),
    chapter && t("browser.chapterN", { chapter: chapterShown(chapter) }),
  ];
  return (
    <li className={styles.card} data-selected={isSelected || undefined}>
      <ArticleCover title={title} image={article.image} />
      <label className={styles.tick}>
        <input
          type="checkbox"
          aria-label={t("browser.select", { title })}
          checked={isSelected}
          onChange={() => onToggle(article)}
        />
      </label>
      <div className={styles.body}>
        <h2 className={styles.title} lang="zh-CN" title={title}>
          {title}
        </h2>
        <p className={styles.facts}>
          <CutText text={author ?? t("browser.noAuthor")} max={AUTHOR_MAX_CHARACTERS} />
          {place.filter(Boolean).map((part) => ` · ${part}`)}
        </p>
        {preview && (
          <p className={styles.beginning} lang="zh-CN">
            {preview}
          </p>
        )}
        <p className={styles.facts}>
          <span title={t("browser.estimateHelp")}>
            {t("browser.estimate", { n: publishEstimateMinutes(grade) })}
          </span>
          {" · "}
          {t("browser.characters", { n: textLength })}
          {" · "}
          {t("browser.questions", { count: questionCount })}
        </p>
        <ArticleActions {...targets} article={article} />
      </div>
    </li>
  );
}
