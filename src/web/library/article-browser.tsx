import { Button } from "@mantine/core";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { PUBLISH_PAGE_SIZES } from "#domain/homework/homework.constants.ts";
import type { ArticleRowView } from "#domain/library/library.types.ts";
import { errorSentence } from "../rpc/show-error.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { ErrorPanel } from "../ui/error-panel.tsx";
import { loadReadingFont } from "../ui/load-fonts.ts";
import { ShelfSkeleton, TableSkeleton } from "../ui/loading-skeletons.tsx";
import { TableFooter } from "../ui/table-footer.tsx";
import type { ArticleActionTargets } from "./article-actions.tsx";
import styles from "./article-browser.module.css";
import { ArticleCard } from "./article-card.tsx";
import { ArticleFilters } from "./article-filters.tsx";
import { useArticlePage } from "./article-page.ts";
import { ArticleSelectionBar } from "./article-selection-bar.tsx";
import { ArticleTable } from "./article-table.tsx";

type ArticleBrowserProps = ArticleActionTargets & {
  readonly timeZone: string;
  /** Choices stay while pages and filters change. */
  readonly selected: readonly ArticleRowView[];
  readonly onSelect: (selected: ArticleRowView[]) => void;
  readonly onPublishSelected: () => void;
};

/** The library as a teacher publishes from it: searched, filtered, as a shelf of cards or as a table. */
export function ArticleBrowser(props: ArticleBrowserProps) {
  const { timeZone, selected, onSelect, onPublishSelected, ...targets } = props;
  const { t } = useTranslation("library");
  const { t: tShared } = useTranslation("shared");
  const { settings, change, clearFilters, isFiltered, query, state } = useArticlePage();
  useEffect(() => {
    // Covers set in the system's own face look fine as well.
    loadReadingFont().catch(() => undefined);
  }, []);
  const { data } = query;
  const toggle = (article: ArticleRowView) => {
    const others = selected.filter(({ id }) => id !== article.id);
    onSelect(others.length < selected.length ? others : [...selected, article]);
  };
  const shelf = () => {
    if (query.isError) {
      return (
        <ErrorPanel
          title={tShared("errorLoadingData")}
          text={errorSentence(query.error, t("browser.loadFailed"))}
          retryLabel={tShared("retry")}
          onRetry={() => void query.refetch()}
        />
      );
    }
    if (!data)
      return settings.view === "table" ? <TableSkeleton count={settings.pageSize} /> : <ShelfSkeleton />;
    if (data.rows.length === 0) {
      return (
        <EmptyState
          title={t("browser.empty")}
          help={isFiltered ? t("browser.emptyHelp") : t("browser.emptyLibraryHelp")}
          action={
            isFiltered && (
              <Button variant="default" onClick={clearFilters}>
                {tShared("clearFilters")}
              </Button>
            )
          }
        />
      );
    }
    const isLoading = query.isPlaceholderData;
    if (settings.view === "table") {
      return (
        <ArticleTable
          {...targets}
          {...{ state, timeZone, isLoading }}
          articles={data.rows}
          total={data.total}
          pageSizes={PUBLISH_PAGE_SIZES}
          selection={{ selected, onChange: onSelect }}
        />
      );
    }
    return (
      <div aria-busy={isLoading || undefined}>
        <ul className={styles.shelf} aria-label={t("browser.title")}>
          {data.rows.map((article) => (
            <ArticleCard
              key={article.id}
              {...targets}
              article={article}
              isSelected={selected.some(({ id }) => id === article.id)}
              onToggle={toggle}
            />
          ))}
        </ul>
        <TableFooter state={state} total={data.total} pageSizes={PUBLISH_PAGE_SIZES} />
      </div>
    );
  };
  return (
    <>
      <ArticleFilters settings={settings} onChange={change} />
      <ArticleSelectionBar
        onPage={data?.rows ?? []}
        selected={selected}
        onSelect={onSelect}
        onPublish={onPublishSelected}
      />
      {shelf()}
    </>
  );
}
