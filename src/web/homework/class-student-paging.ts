import { useState } from "react";
import type { TablePage, TablePageState } from "../ui/use-table-page.ts";

/** A whole class fits on one page: its teacher wants to see everybody at once. */
export const CLASS_PAGE_SIZES = [25, 50, 100] as const;
const CLASS_PAGE_SIZE_DEFAULT = 50;
const STORAGE_KEY = "shuxiang.page-size.class-students";

function rememberedSize(): number {
  const stored = Number(localStorage.getItem(STORAGE_KEY));
  return CLASS_PAGE_SIZES.find((size) => size === stored) ?? CLASS_PAGE_SIZE_DEFAULT;
}

/** Where the table of a class stands, sorted by name at first. */
export function useClassStudentPaging(): TablePageState {
  const [state, setState] = useState<TablePage>(() => ({
    page: 1,
    pageSize: rememberedSize(),
    sort: { key: "name", direction: "asc" },
  }));
  return {
    ...state,
    setPage: (page) => setState((before) => ({ ...before, page })),
    setPageSize: (pageSize) => {
      localStorage.setItem(STORAGE_KEY, String(pageSize));
      setState((before) => ({ ...before, pageSize, page: 1 }));
    },
    setSort: (sort) => setState((before) => ({ ...before, sort, page: 1 })),
  };
}
