import { Button } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { PENDING_PAGE_SIZES } from "#domain/homework/homework.constants.ts";
import { pageCount } from "#domain/shared/page.ts";
import { paths } from "#domain/shared/paths.ts";
import { orpc } from "../rpc/query-client.ts";
import { EmptyState } from "../ui/empty-state.tsx";
import { LinkTo } from "../ui/link-to.tsx";
import { useTablePage } from "../ui/use-table-page.ts";
import { HomeworkList } from "./homework-list.tsx";
import { PendingCard } from "./pending-card.tsx";

/** What a child has to do, newest first; the first card carries the page's one primary button. */
export function PendingList() {
  const { t } = useTranslation("homework");
  const state = useTablePage("pending-homework", { sizes: PENDING_PAGE_SIZES });
  const { page, pageSize, setPage } = state;
  const query = useQuery(
    orpc.homework.listPending.queryOptions({
      input: { page, pageSize },
      placeholderData: keepPreviousData,
      // Saved answers and other devices change it all the time.
      staleTime: 0,
    }),
  );
  const lastPage = query.data ? pageCount(query.data.total, pageSize) : page;
  useEffect(() => {
    if (page > lastPage) setPage(lastPage);
  }, [page, lastPage, setPage]);
  return (
    <HomeworkList
      query={query}
      state={state}
      failedBody={t("pending.loadFailedBody")}
      empty={
        <EmptyState
          title={t("pending.empty")}
          help={t("pending.emptyHelp")}
          action={
            <Button
              variant="default"
              renderRoot={(root) => <LinkTo {...root} href={paths.student.completed} />}
            >
              {t("pending.emptyAction")}
            </Button>
          }
        />
      }
    >
      {(homework, index) => (
        <PendingCard key={homework.homeworkToken} homework={homework} isFirst={page === 1 && index === 0} />
      )}
    </HomeworkList>
  );
}
