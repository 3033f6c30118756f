import { describe, expect, test } from "vitest";
import { pageCount, pageInput, pageWindow } from "./page.ts";

describe("pages of a list", () => {
  test("an empty list has one page, eleven rows have two of ten", () => {
    expect(pageCount(0, 10)).toBe(1);
    expect(pageCount(10, 10)).toBe(1);
    expect(pageCount(11, 10)).toBe(2);
  });

  test("the buttons stay around the current page and within the list", () => {
    expect(pageWindow(1, 8, 3)).toEqual([1, 2, 3]);
    expect(pageWindow(5, 8, 3)).toEqual([4, 5, 6]);
    expect(pageWindow(8, 8, 3)).toEqual([6, 7, 8]);
    expect(pageWindow(1, 2, 5)).toEqual([1, 2]);
    expect(pageWindow(6, 10, 5)).toEqual([4, 5, 6, 7, 8]);
  });

  test("ten rows a page unless asked otherwise, never more than a hundred", () => {
    expect(pageInput.parse({})).toEqual({ page: 1, pageSize: 10 });
    expect(pageInput.safeParse({ pageSize: 100 }).success).toBe(true);
    expect(pageInput.safeParse({ pageSize: 101 }).success).toBe(false);
    expect(pageInput.safeParse({ page: 0 }).success).toBe(false);
    expect(pageInput.safeParse({ page: 1.5 }).success).toBe(false);
  });
});
