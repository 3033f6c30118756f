import type { ErrorComponentProps } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { ErrorScreen } from "#web/ui/error-screen.tsx";

/** The same where not even the frame could be drawn, so that the words stand in the page's main part. */
export function RootError(props: ErrorComponentProps) {
  return (
    <main>
      <PageError {...props} />
    </main>
  );
}

/** What a page shows that could not be drawn or fetched. */
export function PageError(_props: ErrorComponentProps) {
  const { t } = useTranslation("shared");
  return (
    <ErrorScreen
      title={t("somethingWrong")}
      causesTitle={t("somethingWrongCauses.title")}
      causes={[
        t("somethingWrongCauses.configuration"),
        t("somethingWrongCauses.network"),
        t("somethingWrongCauses.browser"),
      ]}
      reloadLabel={t("reloadPage")}
    />
  );
}
