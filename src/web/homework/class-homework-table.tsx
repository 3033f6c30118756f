import { keepPreviousData, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ClassHomeworkView } from "#domain/homework/homework.types.ts";
import { paths } from "#domain/shared/paths.ts";
import { orpc } from "../rpc/query-client.ts";
import { errorSentence } from "../rpc/show-error.ts";
import { DataTable } from "../ui/data-table.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { useGo } from "../ui/link-to.tsx";
import { useTablePage } from "../ui/use-table-page.ts";
import { useClassHomeworkColumns } from "./class-homework-columns.tsx";
import { useClassRecall } from "./class-recall.ts";
import { ClassRecallDialog } from "./class-recall-dialog.tsx";
import type { PublishClass } from "./publish-articles.ts";

type ClassHomeworkTableProps = {
  readonly schoolClass: PublishClass;
  readonly timeZone: string;
  /** Recalling and restoring belong to the teacher of the class. */
  readonly canRecall: boolean;
  /** The next step while there is no homework yet. */
  readonly emptyAction?: ReactNode;
};

/** The homework of a class, newest first, recalled ones included. */
export function ClassHomeworkTable(props: ClassHomeworkTableProps) {
  const { schoolClass, timeZone, canRecall, emptyAction } = props;
  const { t } = useTranslation("classes");
  const go = useGo();
  const state = useTablePage("class-homework");
  const { page, pageSize } = state;
  const query = useQuery(
    orpc.homework.listOfClass.queryOptions({
      input: { ...schoolClass, page, pageSize },
      placeholderData: keepPreviousData,
    }),
  );
  const recall = useClassRecall(schoolClass);
  const columns = useClassHomeworkColumns({
    schoolClass,
    timeZone,
    actions: canRecall ? { onRecall: recall.ask, onRestore: recall.restore } : undefined,
  });
  if (query.data?.total === 0) {
    return (
      <EmptyState title={t("assignments.empty")} help={t("assignments.emptyHelp")} action={emptyAction} />
    );
  }
  return (
    <>
      <DataTable<ClassHomeworkView>
        label={t("tabs.assignments")}
        columns={columns}
        rows={query.data?.rows}
        total={query.data?.total}
        rowKey={({ homeworkToken }) => homeworkToken}
        state={state}
        isLoading={query.isPlaceholderData}
        error={query.isError ? errorSentence(query.error) : undefined}
        onRetry={() => void query.refetch()}
        onRowClick={({ articleToken }) => go(paths.teacher.viewContent(articleToken))}
      />
      <ClassRecallDialog {...recall} />
    </>
  );
}
