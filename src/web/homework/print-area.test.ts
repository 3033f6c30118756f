import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { printArea } from "./print-area.ts";

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<nav></nav><main><header></header><div id="area"><p></p></div><footer></footer></main>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = "";
});

test("only the area and the way to it are left in the print, and a second later nothing of it remains", () => {
  const hidden: string[] = [];
  vi.spyOn(window, "print").mockImplementation(() => {
    for (const element of document.body.querySelectorAll("[data-print-hidden]")) hidden.push(element.tagName);
  });
  printArea(document.getElementById("area") as HTMLElement);
  expect(hidden.sort()).toEqual(["FOOTER", "HEADER", "NAV"]);
  vi.advanceTimersByTime(999);
  expect(document.querySelector("[data-print-style]")).not.toBeNull();
  vi.advanceTimersByTime(1);
  expect(document.querySelector("[data-print-style], [data-print-hidden], [data-print-path]")).toBeNull();
});
