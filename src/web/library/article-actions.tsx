import { Button } from "@mantine/core";
import { IconEye, IconSend, IconUsers } from "@tabler/icons-react";
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
  /** Small enough for one line of a table. */
  readonly inTable?: boolean;
};

/** What can be done with one article of the list. */
export function ArticleActions(props: ArticleActionsProps) {
  const { article, inTable, previewHref, chooseStudentsHref, onQuickPublish } = props;
  const { t } = useTranslation("library");
  const { id, title } = article;
  const size = inTable ? "xs" : "sm";
  return (
    <div className={styles.actions} data-in-table={inTable || undefined}>
      <Button
        size={size}
        px="xs"
        variant="default"
        leftSection={!inTable && <IconEye size={16} />}
        aria-label={t("browser.previewAria", { title })}
        renderRoot={(root) => <LinkTo {...root} href={previewHref(id)} />}
      >
        {t("browser.preview")}
      </Button>
      <Button
        size={size}
        px="xs"
        variant="default"
        leftSection={!inTable && <IconUsers size={16} />}
        aria-label={t("browser.chooseStudentsAria", { title })}
        renderRoot={(root) => <LinkTo {...root} href={chooseStudentsHref(id)} />}
      >
        {t("browser.chooseStudents")}
      </Button>
      <Button
        size={size}
        px="xs"
        variant="light"
        leftSection={!inTable && <IconSend size={16} />}
        aria-label={t("browser.quickPublishAria", { title })}
        onClick={() => onQuickPublish(article)}
      >
        {t("browser.quickPublish")}
      </Button>
    </div>
  );
}
