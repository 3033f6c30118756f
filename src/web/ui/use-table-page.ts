import { useState } from "react";

export type TableSort = { readonly key: string; readonly direction: "asc" | "desc" };
export type TablePage = {
  readonly page: number;
  readonly pageSize: number;
  readonly sort: TableSort | undefined;
};
export type TablePageState = TablePage & {
  readonly setPage: (page: number) => void;
  readonly setPageSize: (pageSize: number) => void;
  readonly setSort: (sort: TableSort) => void;
};

export const PAGE_SIZES = [5, 10, 25, 50, 100] as const;
export const PAGE_SIZE_DEFAULT = 10;

function rememberedPageSize(storageKey: string, sizes: readonly number[]): number {
  const stored = Number(localStorage.getItem(storageKey));
  return sizes.includes(stored) ? stored : PAGE_SIZE_DEFAULT;
}

type Options = { readonly sizes?: readonly number[]; readonly sort?: TableSort };

/** Where a table stands. The page size is remembered on this device under the table's name. */
export function useTablePage(tableName: string, { sizes = PAGE_SIZES, sort }: Options = {}): TablePageState {
  const storageKey = `shuxiang.page-size.${tableName}`;
  const [state, setState] = useState<TablePage>(() => ({
    page: 1,
    pageSize: rememberedPageSize(storageKey, sizes),
    sort,
  }));
  return {
    ...state,
    setPage: (page) => setState((before) => ({ ...before, page })),
    setPageSize: (pageSize) => {
      localStorage.setItem(storageKey, String(pageSize));
      setState((before) => ({ ...before, pageSize, page: 1 }));
    },
    setSort: (next) => setState((before) => ({ ...before, sort: next, page: 1 })),
  };
}
