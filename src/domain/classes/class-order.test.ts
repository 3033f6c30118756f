import { expect, test } from "vitest";
import { sortClasses } from "./class-order.ts";

const order = (...names: string[]) =>
  sortClasses(names.map((className) => ({ className }))).map((c) => c.className);

test("classes stand by grade number, then room number, then name", () => {
  expect(order("10-1", "2-10", "2-9", "2-1")).toEqual(["2-1", "2-9", "2-10", "10-1"]);
  expect(order("Grade 4 Room 2 B", "Grade 4 Room 2 A", "Grade 4 Room 1")).toEqual([
    "Grade 4 Room 1",
    "Grade 4 Room 2 A",
    "Grade 4 Room 2 B",
  ]);
});

test("a name without a room comes after those with one, a name without numbers last", () => {
  expect(order("Chess", "Grade 3", "3-1", "Art", "Grade 12")).toEqual([
    "3-1",
    "Grade 3",
    "Grade 12",
    "Art",
    "Chess",
  ]);
});
