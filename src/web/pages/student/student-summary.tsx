import { SimpleGrid, Skeleton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { StudentSummaryView } from "#domain/homework/homework.types.ts";
import { orpc } from "#web/rpc/query-client.ts";
import { errorCode } from "#web/rpc/show-error.ts";
import { ErrorPanel } from "#web/ui/error-panel.tsx";

/** A child's own figures, fetched beside the list and never in its way. */
export function StudentSummary({
  children,
}: {
  readonly children: (summary: StudentSummaryView) => ReactNode;
}) {
  const { t } = useTranslation("shared");
  const { data, error, refetch } = useQuery(orpc.homework.studentSummary.queryOptions({ staleTime: 0 }));
  if (data) return children(data);
  if (!error || errorCode(error) === "semesters.noneCurrent") return <FiguresSkeleton label={t("loading")} />;
  return <ErrorPanel title={t("errorLoadingData")} retryLabel={t("retry")} onRetry={() => refetch()} />;
}

/** The three figures in the places where they will stand. */
function FiguresSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" aria-busy="true" aria-label={label}>
      <SimpleGrid cols={{ base: 1, xs: 3, md: 1 }} spacing="sm">
        <Skeleton height={88} radius="md" />
        <Skeleton height={88} radius="md" />
        <Skeleton height={88} radius="md" />
      </SimpleGrid>
    </div>
  );
}
