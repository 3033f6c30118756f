import { useTranslation } from "react-i18next";
import { chapterShown, gradeShown } from "#domain/homework/grade.ts";
import { publishEstimateMinutes } from "#domain/homework/reading-minutes.ts";
import type { ArticleRowView } from "#domain/library/library.types.ts";
import { formatDateTime } from "#domain/shared/dates.ts";
import { CutText } from "../ui/cut-text.tsx";
import { DataTable } from "../ui/data-table.tsx";
import type { DataColumn, Selection } from "../ui/data-table.types.ts";
import type { TablePageState } from "../ui/use-table-page.ts";
import { ArticleActions, type ArticleActionTargets } from "./article-actions.tsx";
import styles from "./article-browser.module.css";

type ArticleTableProps = ArticleActionTargets & {
  readonly articles: readonly ArticleRowView[];
  readonly total: number;
  readonly isLoading: boolean;
  readonly state: TablePageState;
  readonly pageSizes: readonly number[];
  readonly selection: Selection<ArticleRowView>;
  readonly timeZone: string;
};

const TITLE_MAX_CHARACTERS = 50;
const AUTHOR_MAX_CHARACTERS = 30;

/** The same articles as rows, for those who look for one by its facts. */
export function ArticleTable({ articles, timeZone, total, ...props }: ArticleTableProps) {
  const { t } = useTranslation("library");
  const { isLoading, state, pageSizes, selection, ...targets } = props;
  const columns: DataColumn<ArticleRowView>[] = [
    {
      key: "title",
      header: t("columns.title"),
      sortable: true,
      primary: true,
      render: ({ title }) => (
        <span lang="zh-CN">
          <CutText text={title} max={TITLE_MAX_CHARACTERS} />
        </span>
      ),
    },
    {
      key: "author",
      header: t("columns.author"),
      sortable: true,
      render: ({ author }) => <CutText text={author ?? t("browser.noAuthor")} max={AUTHOR_MAX_CHARACTERS} />,
    },
    { key: "grade", header: t("columns.grade"), sortable: true, render: ({ grade }) => gradeShown(grade) },
    { key: "chapter", header: t("columns.chapter"), render: ({ chapter }) => chapterShown(chapter) },
    {
      key: "time",
      header: t("columns.time"),
      render: ({ grade }) => (
        <span title={t("browser.estimateHelp")}>
          {t("browser.estimate", { n: publishEstimateMinutes(grade) })}
        </span>
      ),
    },
    {
      key: "newest",
      header: t("columns.added"),
      sortable: true,
      render: ({ createdAt }) => <span className={styles.date}>{formatDateTime(createdAt, timeZone)}</span>,
    },
    {
      key: "actions",
      header: t("columns.actions"),
      width: 265,
      render: (article) => <ArticleActions {...targets} article={article} inTable />,
    },
  ];
  return (
    <DataTable
      label={t("browser.title")}
      columns={columns}
      rows={articles}
      total={total}
      rowKey={({ id }) => id}
      state={state}
      pageSizes={pageSizes}
      isLoading={isLoading}
      selection={selection}
    />
  );
}
