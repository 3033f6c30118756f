import { IconRepeat, IconStarFilled, IconThumbUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type ReviewStatus, reviewStatus } from "#domain/analytics/bands.ts";
import { StatusBadge } from "../ui/status-badge.tsx";
import { scoreTone } from "./score-tone.ts";

const ICON: Record<ReviewStatus, typeof IconRepeat> = {
  excellent: IconStarFilled,
  good: IconThumbUp,
  needs_improvement: IconRepeat,
};

/** What a score is called, in its colour. */
export function ScoreBadge({ scorePercent }: { readonly scorePercent: number }) {
  const { t } = useTranslation("homework");
  const status = reviewStatus(scorePercent);
  const Icon = ICON[status];
  return (
    <StatusBadge tone={scoreTone(scorePercent)} icon={<Icon size={14} aria-hidden="true" />}>
      {t(`labels.${status}`)}
    </StatusBadge>
  );
}
