import type { Page } from "#domain/shared/page.ts";

/** Rows that each carry the total of the whole list, as one page of it. */
export function pageOf<Row extends { readonly total: number }>(
  rows: readonly Row[],
): Page<Omit<Row, "total">> {
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 };
}

export function offsetOf({ page, pageSize }: { readonly page: number; readonly pageSize: number }): number {
  return (page - 1) * pageSize;
}
