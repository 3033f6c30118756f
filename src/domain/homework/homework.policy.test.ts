import { describe, expect, test } from "vitest";
import { canPublish, canRecall, canReview, canSubmit } from "./homework.policy.ts";

const teacher = { role: "teacher", userToken: "t1" } as const;
const schoolClass = { teacherToken: "t1", semesterYear: "2026" };

describe.each([
  ["publish", canPublish],
  ["recall", canRecall],
])("who may %s", (_, may) => {
  test("the teacher of the class in the current semester", () => {
    expect(may(teacher, schoolClass, "2026")).toBe(true);
  });

  test("nobody else", () => {
    expect(may({ ...teacher, userToken: "t2" }, schoolClass, "2026")).toBe(false);
    expect(may({ ...teacher, role: "admin" }, schoolClass, "2026")).toBe(false);
    expect(may({ ...teacher, role: "student" }, schoolClass, "2026")).toBe(false);
    expect(may({ ...teacher, role: "unknown" }, schoolClass, "2026")).toBe(false);
  });

  test("not in another semester, without one, or in a deleted class", () => {
    expect(may(teacher, schoolClass, "2027")).toBe(false);
    expect(may(teacher, schoolClass, null)).toBe(false);
    expect(may(teacher, { ...schoolClass, deleted: true }, "2026")).toBe(false);
  });
});

describe("a child", () => {
  const child = { role: "student", userToken: "s1" } as const;
  const open = {
    studentToken: "s1",
    recalled: false,
    homeworkDeleted: false,
    answeredCount: 0,
    classSemesterIsCurrent: true,
    enrolledInClass: true,
  };
  const submitted = { ...open, answeredCount: 2 };

  test("submits its own open work and reviews its own submitted work", () => {
    expect(canSubmit(child, open)).toBe(true);
    expect(canReview(child, submitted)).toBe(true);
  });

  test("neither submits twice nor sees answers before", () => {
    expect(canSubmit(child, submitted)).toBe(false);
    expect(canReview(child, open)).toBe(false);
  });

  test("touches nobody else's work, and no other role does it in its name", () => {
    for (const actor of [
      { ...child, userToken: "s2" },
      { ...child, role: "teacher" as const },
      { ...child, role: "admin" as const },
    ]) {
      expect(canSubmit(actor, open)).toBe(false);
      expect(canReview(actor, submitted)).toBe(false);
    }
  });
});
