import { NativeSelect, SegmentedControl, TextInput } from "@mantine/core";
import { IconSearch } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { PUBLISH_GRADE_FILTER } from "#domain/homework/homework.constants.ts";
import type { ArticleSort } from "#domain/library/article-order.ts";
import { ARTICLE_SORTS, MAX_SEARCH_CHARACTERS, PUBLISH_VIEWS } from "#domain/library/library.constants.ts";
import type { PublishSettings } from "#domain/library/publish-settings.ts";
import styles from "./article-browser.module.css";

type ArticleFiltersProps = {
  readonly settings: PublishSettings;
  readonly onChange: (part: Partial<PublishSettings>) => void;
};

const SORT_LABEL = {
  id: "browser.sortId",
  title: "browser.sortTitle",
  author: "browser.sortAuthor",
  grade: "browser.sortGrade",
  newest: "browser.sortNewest",
} as const satisfies Record<ArticleSort, string>;

/** What to look for, in which order, and as cards or as a table. */
export function ArticleFilters({ settings, onChange }: ArticleFiltersProps) {
  const { t } = useTranslation("library");
  const { t: tShared } = useTranslation("shared");
  const grades = PUBLISH_GRADE_FILTER.map((grade) => ({
    value: grade,
    label: grade === "all" ? t("browser.allGrades") : t("browser.gradeN", { grade }),
  }));
  return (
    <div className={styles.filters}>
      <TextInput
        type="search"
        className={styles.search}
        label={tShared("search")}
        placeholder={t("browser.searchPlaceholder")}
        maxLength={MAX_SEARCH_CHARACTERS}
        leftSection={<IconSearch size={18} />}
        value={settings.search}
        onChange={(event) => onChange({ search: event.currentTarget.value })}
      />
      <NativeSelect
        label={t("browser.gradeFilter")}
        data={grades}
        value={settings.grade}
        onChange={(event) => onChange({ grade: event.currentTarget.value as PublishSettings["grade"] })}
      />
      <NativeSelect
        label={t("browser.sort")}
        data={ARTICLE_SORTS.map((value) => ({ value, label: t(SORT_LABEL[value]) }))}
        value={settings.sort}
        onChange={(event) => onChange({ sort: event.currentTarget.value as ArticleSort })}
      />
      <SegmentedControl
        size="md"
        className={styles.view}
        aria-label={t("browser.view")}
        value={settings.view}
        onChange={(view) => onChange({ view: view as PublishSettings["view"] })}
        data={PUBLISH_VIEWS.map((value) => ({ value, label: t(`browser.${value}`) }))}
      />
    </div>
  );
}
