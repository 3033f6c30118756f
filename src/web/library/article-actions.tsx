import { Button } from "@mantine/core";
import { IconEye, IconUsers } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import type { ArticleRowView } from "#domain/library/library.types.ts";
import { LinkTo } from "../ui/link-to.tsx";
import styles from "./article-browser.module.css";

export type ArticleActionTargets = {
  readonly previewHref: (articleToken: string) => string;
  /** Where the children are chosen one by one. */
  readonly chooseStudentsHref: (articleToken: string) => string;
  readonly onQuickPublish: (article: ArticleRowView) => void;
};

type ArticleActionsProps = ArticleActionTargets & {
  readonly article: ArticleRowView;
  /** In a table the words have to do without icons. */
  readonly inTable?: boolean;
};

/** What can be done with one article of the list: two quiet ways to look closer, and the one that publishes. */
export function ArticleActions(props: ArticleActionsProps) {
  const { article, inTable, previewHref, chooseStudentsHref, onQuickPublish } = props;
  const { t } = useTranslation("library");
  const { id, title } = article;
  return (
    <div className={styles.actions}>
      <Button
        className={styles.quiet}
        size="sm"
        variant="subtle"
        color="gray"
        leftSection={!inTable && <IconEye size={15} />}
        aria-label={t("browser.previewAria", { title })}
        renderRoot={(root) => <LinkTo {...root} href={previewHref(id)} />}
      >
        {t("browser.preview")}
      </Button>
      <Button
        className={styles.quiet}
        size="sm"
        variant="subtle"
        color="gray"
        leftSection={!inTable && <IconUsers size={15} />}
        aria-label={t("browser.chooseStudentsAria", { title })}
        renderRoot={(root) => <LinkTo {...root} href={chooseStudentsHref(id)} />}
      >
        {t("browser.chooseStudents")}
      </Button>
      <Button
        className={styles.primary}
        size="sm"
        variant="light"
        aria-label={t("browser.quickPublishAria", { title })}
        onClick={() => onQuickPublish(article)}
      >
        {t("browser.quickPublish")}
      </Button>
    </div>
  );
}
