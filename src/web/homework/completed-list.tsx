import { Button } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { PENDING_PAGE_SIZES } from "#domain/homework/homework.constants.ts";
import { createdWithinSemesterYears } from "#domain/homework/semester-years.ts";
import { paths } from "#domain/shared/paths.ts";
import { orpc } from "../rpc/query-client.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkTo } from "../ui/link-to.tsx";
import { useTablePage } from "../ui/use-table-page.ts";
import { CompletedCard } from "./completed-card.tsx";
import { HomeworkList } from "./homework-list.tsx";

/** What a child has finished around the semester's year. */
export function CompletedList({ semesterYear }: { readonly semesterYear: string | undefined }) {
  const { t } = useTranslation("homework");
  const state = useTablePage("completed-homework", { sizes: PENDING_PAGE_SIZES });
  const { page, pageSize } = state;
  const query = useQuery(
    orpc.homework.listCompleted.queryOptions({
      input: { page, pageSize },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
  );
  const { data } = query;
  useEffect(() => {
    if (data) clearStoredFigures();
  }, [data]);
  const shown = useMemo(() => {
    if (!data || semesterYear === undefined) return undefined;
    const rows = data.rows.filter(({ createdAt }) =>
      createdWithinSemesterYears(createdAt.getFullYear(), semesterYear),
    );
    return { ...data, rows };
  }, [data, semesterYear]);
  return (
    <HomeworkList
      query={{ ...query, data: shown }}
      state={state}
      failedBody={t("completed.loadFailedBody")}
      empty={
        <EmptyState
          title={t("completed.empty")}
          help={t("completed.emptyHelp")}
          action={
            <Button renderRoot={(root) => <LinkTo {...root} href={paths.student.pending} />}>
              {t("completed.emptyAction")}
            </Button>
          }
        />
      }
    >
      {(homework) => <CompletedCard key={homework.homeworkToken} homework={homework} />}
    </HomeworkList>
  );
}

/** Kept figures of articles and rankings are older than what this list has just shown. */
export function clearStoredFigures(): void {
  const keys = Object.keys(sessionStorage).filter(
    (key) => key.includes("article-analytics") || key.includes("leaderboard"),
  );
  for (const key of keys) sessionStorage.removeItem(key);
}
