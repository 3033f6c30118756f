import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { ClassStudentView } from "#domain/homework/homework.types.ts";
import { orpc } from "../rpc/query-client.ts";
import { errorSentence } from "../rpc/show-error.ts";
import { DataTable } from "../ui/data-table.tsx";
import { EmptyState } from "../ui/empty-state.tsx";
import { useClassStudentColumns } from "./class-student-columns.tsx";
import { orderStudents } from "./class-student-order.ts";
import { CLASS_PAGE_SIZES, useClassStudentPaging } from "./class-student-paging.ts";
import { useLoadToast } from "./load-toast.ts";
import type { PublishClass } from "./publish-articles.ts";

type ClassStudentsTableProps = { readonly schoolClass: PublishClass; readonly timeZone: string };

/** The children of a class and their figures, each counted over the live homework of the semester. */
export function ClassStudentsTable({ schoolClass, timeZone }: ClassStudentsTableProps) {
  const { t } = useTranslation("classes");
  const query = useQuery(orpc.homework.studentsOfClass.queryOptions({ input: schoolClass }));
  useLoadToast(query, t("home.studentsFailedTitle"));
  const students = query.data;
  const state = useClassStudentPaging();
  const columns = useClassStudentColumns(timeZone);
  const { page, pageSize, sort } = state;
  const rows = useMemo(() => {
    const ordered = students && sort ? orderStudents(students, sort) : students;
    return ordered?.slice((page - 1) * pageSize, page * pageSize);
  }, [students, sort, page, pageSize]);
  if (students?.length === 0) {
    return <EmptyState title={t("students.empty")} help={t("students.emptyHelp")} />;
  }
  return (
    <DataTable<ClassStudentView>
      label={t("tabs.students")}
      columns={columns}
      rows={rows}
      total={students?.length}
      rowKey={({ studentToken }) => studentToken}
      state={state}
      pageSizes={CLASS_PAGE_SIZES}
      error={query.isError && !students ? errorSentence(query.error) : undefined}
      onRetry={() => void query.refetch()}
    />
  );
}
