import { describe, expect, test } from "vitest";
import { classPathOf } from "./class-path.ts";
import { areaOf, mayEnter } from "./guards.ts";
import { isCurrent, navigationOf } from "./navigation.ts";

describe("who may enter", () => {
  test("each area is for its own role", () => {
    expect(mayEnter("student", "student")).toBe(true);
    expect(mayEnter("student", "teacher")).toBe(false);
    expect(mayEnter("teacher", "teacher")).toBe(true);
    expect(mayEnter("teacher", "admin")).toBe(false);
    expect(mayEnter("admin", "admin")).toBe(true);
    expect(mayEnter("admin", "teacher")).toBe(false);
  });

  test("an administrator may open the pages of a class", () => {
    expect(mayEnter("classScoped", "admin")).toBe(true);
    expect(mayEnter("classScoped", "student")).toBe(false);
  });

  test("nobody and the unknown role enter nothing", () => {
    for (const area of ["student", "teacher", "classScoped", "admin"] as const) {
      expect(mayEnter(area, undefined)).toBe(false);
      expect(mayEnter(area, "unknown")).toBe(false);
    }
  });
});

describe("the area an address lies in", () => {
  test("is named by its first step, also where no page stands", () => {
    expect(areaOf("/admin")).toBe("admin");
    expect(areaOf("/admin/no-such-page")).toBe("admin");
    expect(areaOf("/teacher/2026/class/c-1/home")).toBe("classScoped");
    expect(areaOf("/student/completed")).toBe("student");
    expect(areaOf("/")).toBeUndefined();
    expect(areaOf("/auth/admin-login")).toBeUndefined();
    expect(areaOf("/administrators")).toBeUndefined();
  });
});

describe("the class an address is about", () => {
  test("needs a year segment and a class", () => {
    expect(classPathOf("/teacher/2026/class/c-1/home")).toEqual({ year: "2026", classId: "c-1" });
    expect(classPathOf("/teacher/2026/class/%E4%B8%80/content/a/publish")?.classId).toBe("一");
    expect(classPathOf("/teacher/class/c-1/home")).toBeUndefined();
    expect(classPathOf("/teacher/2026")).toBeUndefined();
    expect(classPathOf("/teacher")).toBeUndefined();
  });
});

describe("the sidebar", () => {
  test("a student has the two lists", () => {
    expect(navigationOf("student", "/student").main.map(({ href }) => href)).toEqual([
      "/student/pending",
      "/student/completed",
    ]);
  });

  test("a teacher can create an assignment on class pages only", () => {
    expect(navigationOf("teacher", "/teacher/2026/class/c-1/home").classActions).toEqual([
      { key: "createAssignment", href: "/teacher/2026/class/c-1/homeworks" },
    ]);
    expect(navigationOf("teacher", "/teacher").classActions).toEqual([]);
  });

  test("an administrator never creates assignments", () => {
    expect(navigationOf("admin", "/teacher/2026/class/c-1/home").classActions).toEqual([]);
  });

  test("the open page is marked, and so is the pending list at /student", () => {
    expect(isCurrent("/student/pending", "/student")).toBe(true);
    expect(isCurrent("/student/pending", "/student/pending/h/c")).toBe(true);
    expect(isCurrent("/student/completed", "/student/pending")).toBe(false);
    expect(isCurrent("/teacher", "/teacher/2026/class/c-1/home")).toBe(false);
  });
});
