import { Group, Progress, Stack, Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { PerformanceBand } from "#domain/analytics/bands.ts";
import { performanceDistribution } from "#domain/analytics/class-figures.ts";

const COLOUR: Record<PerformanceBand, string> = {
  excellent: "jade.7",
  good: "jade.5",
  fair: "amber.5",
  needsHelp: "red.6",
};
const BANDS = ["excellent", "good", "fair", "needsHelp"] as const satisfies readonly PerformanceBand[];

/** A bar for each band. Only children with a score have a place in it; the others are counted apart. */
export function ClassDistribution({ scores }: { readonly scores: readonly (number | null)[] }) {
  const { t } = useTranslation("classes");
  const { t: tShared } = useTranslation("shared");
  const counts = performanceDistribution(scores);
  const scored = scores.length - counts.noScore;
  if (scored === 0) return <Text c="dimmed">{tShared("noDataYet")}</Text>;
  return (
    <Stack gap="sm">
      {BANDS.map((band) => (
        <div key={band}>
          <Group justify="space-between" gap="xs">
            <Text fz="sm" fw={600}>
              {t(`overview.${band}`)}{" "}
              <Text span fz="sm" c="dimmed" fw={400}>
                {t(`overview.${band}Range`)}
              </Text>
            </Text>
            <Text fz="sm">{counts[band]}</Text>
          </Group>
          <Progress
            size="lg"
            color={COLOUR[band]}
            value={(counts[band] / scored) * 100}
            aria-label={t("overview.bandAria", { band: t(`overview.${band}`), count: counts[band] })}
          />
        </div>
      ))}
      {counts.noScore > 0 && (
        <Text fz="sm" c="dimmed">
          {t("overview.noScore")}: {counts.noScore}
        </Text>
      )}
    </Stack>
  );
}
