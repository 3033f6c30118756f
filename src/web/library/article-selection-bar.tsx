import { Button, Checkbox, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ArticleRowView } from "#domain/library/library.types.ts";
import styles from "./article-browser.module.css";

type ArticleSelectionBarProps = {
  readonly onPage: readonly ArticleRowView[];
  readonly selected: readonly ArticleRowView[];
  readonly onSelect: (selected: ArticleRowView[]) => void;
  readonly onPublish: () => void;
};

/** How many articles are chosen, on this page and on others, and the button that publishes them. */
export function ArticleSelectionBar({ onPage, selected, onSelect, onPublish }: ArticleSelectionBarProps) {
  const { t } = useTranslation("library");
  const chosen = new Set(selected.map(({ id }) => id));
  const chosenHere = onPage.filter(({ id }) => chosen.has(id)).length;
  const isAll = onPage.length > 0 && chosenHere === onPage.length;
  const togglePage = () => {
    const elsewhere = selected.filter(({ id }) => !onPage.some((other) => other.id === id));
    onSelect(isAll ? elsewhere : [...elsewhere, ...onPage]);
  };
  return (
    <div className={styles.bar} data-any={selected.length > 0 || undefined}>
      <Checkbox
        label={t("browser.selectPage")}
        checked={isAll}
        indeterminate={chosenHere > 0 && !isAll}
        disabled={onPage.length === 0}
        onChange={togglePage}
      />
      <Text fz="sm" c="dimmed" aria-live="polite">
        {t("browser.selected", { n: selected.length })}
      </Text>
      <div className={styles.barEnd}>
        {selected.length > 0 && (
          <Button variant="subtle" size="sm" onClick={() => onSelect([])}>
            {t("browser.clearSelection")}
          </Button>
        )}
        <Button size="sm" disabled={selected.length === 0} onClick={onPublish}>
          {t("browser.publishSelected", { n: selected.length })}
        </Button>
      </div>
    </div>
  );
}
