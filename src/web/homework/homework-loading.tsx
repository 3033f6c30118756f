import { Progress, VisuallyHidden } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { ArticleSkeleton } from "../ui/loading-skeletons.tsx";

/** The homework screen on its way: a bar and the shape of the text. */
export function HomeworkLoading() {
  const { t } = useTranslation("homework");
  return (
    <>
      <VisuallyHidden component="h1">{t("screen.loadingAria")}</VisuallyHidden>
      <Progress value={100} animated size="xs" mb="lg" aria-label={t("screen.loadingAria")} />
      <ArticleSkeleton label={t("screen.loadingAria")} />
    </>
  );
}
