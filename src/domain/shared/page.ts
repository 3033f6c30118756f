import { z } from "zod";

export const TABLE_PAGE_SIZES = [5, 10, 25, 50, 100] as const;
export const TABLE_PAGE_SIZE_DEFAULT = 10;
export const MAX_PAGE_SIZE = 100;

/** One page of a list: rows in order, and how many rows there are in all. */
export type Page<Row> = { readonly rows: readonly Row[]; readonly total: number };

/** Pages count from 1. An absurd page simply has no rows; an absurd size is refused. */
export const pageInput = z.object({
  page: z.int().min(1).max(1_000_000).default(1),
  pageSize: z.int().min(1).max(MAX_PAGE_SIZE).default(TABLE_PAGE_SIZE_DEFAULT),
});
export type PageInput = z.infer<typeof pageInput>;

export function pageCount(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize));
}

/** The page buttons to draw: at most `buttons` of them, the current one as near the middle as it can be. */
export function pageWindow(page: number, pages: number, buttons: number): number[] {
  const count = Math.min(buttons, pages);
  const first = Math.min(Math.max(1, page - Math.floor(buttons / 2)), pages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
