import { expect, test } from "vitest";
import { homePathOf, paths } from "./paths.ts";

test("every role has its home, an unknown role only the landing page", () => {
  expect(homePathOf("admin")).toBe("/admin");
  expect(homePathOf("teacher")).toBe("/teacher");
  expect(homePathOf("student")).toBe("/student");
  expect(homePathOf("unknown")).toBe("/");
});

test("what stands in an address is escaped", () => {
  expect(paths.student.reading("a/b", "c d")).toBe("/student/pending/a%2Fb/c%20d");
  expect(paths.student.review("c", "h&x")).toBe("/student/completed/c?homework=h%26x");
  expect(paths.teacher.classHome("2026", "k")).toBe("/teacher/2026/class/k/home");
});
