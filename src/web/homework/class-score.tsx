import { useTranslation } from "react-i18next";
import { type BandColour, classAverageColour } from "#domain/analytics/bands.ts";

/** Green, yellow and red of the figures, in the product's own shades. */
const COLOUR: Record<BandColour, string> = {
  green: "var(--sx-done)",
  yellow: "var(--sx-look)",
  red: "var(--sx-wrong)",
};

/** A mean score in its colour; without a score it says so instead of showing a zero. */
export function ClassScore({ percent }: { readonly percent: number | null }) {
  const { t } = useTranslation("shared");
  if (percent === null) return <span style={{ fontSize: 15, fontWeight: 400 }}>{t("noDataYet")}</span>;
  const colour = classAverageColour(percent);
  return (
    <span data-colour={colour} style={{ color: COLOUR[colour], fontWeight: 650 }}>
      {percent}%
    </span>
  );
}
