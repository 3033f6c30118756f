import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { UiLabels } from "#web/ui/ui-labels.tsx";

/** The general words of the primitives, in the reader's language. */
export function useAppLabels(): UiLabels {
  const { t } = useTranslation(["shared", "school", "accounts"]);
  return useMemo(
    () => ({
      cancel: t("cancel"),
      save: t("save"),
      close: t("close"),
      retry: t("retry"),
      loading: t("loading"),
      breadcrumb: t("school:breadcrumb"),
      errorLoadingData: t("errorLoadingData"),
      noData: t("noData"),
      noMatch: t("noMatch"),
      rowsPerPage: t("rowsPerPage"),
      selectAll: t("school:selectAll"),
      selectRow: t("school:selectRow"),
      showPassword: t("accounts:showPassword"),
      hidePassword: t("accounts:hidePassword"),
      showing: (from, to, total) => t("showing", { from, to, total }),
      pager: {
        navigation: t("school:pages"),
        previous: t("previousPage"),
        next: t("nextPage"),
        page: (page) => t("page", { page }),
      },
    }),
    [t],
  );
}
