import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StudentSummaryView } from "#domain/homework/homework.types.ts";
import { orpc } from "#web/rpc/query-client.ts";
import { errorCode } from "#web/rpc/show-error.ts";
import { ErrorPanel } from "#web/ui/error-panel.tsx";
import { StatCardsSkeleton } from "#web/ui/loading-skeletons.tsx";

/** A child's own figures, fetched beside the list and never in its way. */
export function StudentSummary({
  children,
}: {
  readonly children: (summary: StudentSummaryView) => ReactNode;
}) {
  const { t } = useTranslation("shared");
  const { data, error, refetch } = useQuery(orpc.homework.studentSummary.queryOptions({ staleTime: 0 }));
  if (data) return children(data);
  if (!error || errorCode(error) === "semesters.noneCurrent")
    return <StatCardsSkeleton label={t("loading")} count={3} />;
  return <ErrorPanel title={t("errorLoadingData")} retryLabel={t("retry")} onRetry={() => refetch()} />;
}
