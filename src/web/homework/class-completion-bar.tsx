import { Progress, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";

type ClassCompletionBarProps = {
  readonly percent: number | null;
  /** What the bar counts, in words: '3 of 5'. */
  readonly words: string;
  readonly help: string;
};

/** Submitted of assigned as a bar, with its numbers beside it. */
export function ClassCompletionBar({ percent, words, help }: ClassCompletionBarProps) {
  const { t } = useTranslation("shared");
  if (percent === null) return <Text fz="sm">{t("noDataYet")}</Text>;
  return (
    <div title={help} style={{ minWidth: 120 }}>
      <Text fz="sm">
        {percent}%{" "}
        <Text span fz="sm" c="dimmed">
          {words}
        </Text>
      </Text>
      <Progress value={percent} color="jade" aria-label={`${help}: ${percent}%`} />
    </div>
  );
}
