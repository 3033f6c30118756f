import { describe, expect, test } from "vitest";
import { canActOnClass, canReadClass, isTeacherOfClass } from "./classes.policy.ts";

const own = { role: "teacher", userToken: "t1" } as const;
const other = { role: "teacher", userToken: "t2" } as const;
const admin = { role: "admin", userToken: "a1" } as const;
const child = { role: "student", userToken: "t1" } as const;
const current = { teacherToken: "t1", semesterYear: "2026" };

describe("reading a class", () => {
  test("is for its teacher in the current semester and for an administrator in any", () => {
    expect(canReadClass(own, current, "2026")).toBe(true);
    expect(canReadClass(admin, current, "2026")).toBe(true);
    expect(canReadClass(admin, current, "2027")).toBe(true);
    expect(canReadClass(admin, { ...current, deleted: true }, null)).toBe(true);
  });

  test("is for nobody else", () => {
    expect(canReadClass(own, current, "2027")).toBe(false);
    expect(canReadClass(own, current, null)).toBe(false);
    expect(canReadClass(own, { ...current, deleted: true }, "2026")).toBe(false);
    expect(canReadClass(other, current, "2026")).toBe(false);
    expect(canReadClass(child, current, "2026")).toBe(false);
  });
});

describe("changing who is in a class", () => {
  test("is for its teacher and an administrator in the current semester", () => {
    expect(canActOnClass(own, current, "2026")).toBe(true);
    expect(canActOnClass(admin, current, "2026")).toBe(true);
  });

  test("is for nobody in another semester, without one or in a deleted class", () => {
    for (const actor of [own, admin]) {
      expect(canActOnClass(actor, current, "2027")).toBe(false);
      expect(canActOnClass(actor, current, null)).toBe(false);
      expect(canActOnClass(actor, { ...current, deleted: true }, "2026")).toBe(false);
    }
  });

  test("is not for another teacher or a child", () => {
    expect(canActOnClass(other, current, "2026")).toBe(false);
    expect(canActOnClass(child, current, "2026")).toBe(false);
  });
});

test("a class without a teacher is nobody's own", () => {
  expect(isTeacherOfClass({ ...own, userToken: "" }, { ...current, teacherToken: null }, "2026")).toBe(false);
});
