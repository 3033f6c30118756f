import { describe, expect, test } from "vitest";
import { filterStudents, type PickerStudent, pickerStudent, sortStudents } from "./student-picker.ts";

function child(fullName: string, change: Partial<PickerStudent> = {}): PickerStudent {
  return {
    studentToken: fullName,
    fullName,
    email: null,
    performanceScore: null,
    completionRate: null,
    lastActivityAt: null,
    isActive: false,
    classRank: null,
    totalHomework: 0,
    completedHomework: 0,
    ...change,
  };
}
const names = (students: readonly PickerStudent[]) => students.map(({ fullName }) => fullName);

describe("the picker's search", () => {
  const students = [child("Amy Chen", { email: "Amy@home.test" }), child("Ben 王")];

  test.each([
    ["", ["Amy Chen", "Ben 王"]],
    ["  CHEN ", ["Amy Chen"]],
    ["amy@HOME", ["Amy Chen"]],
    ["王", ["Ben 王"]],
    ["nobody", []],
  ])("for %j finds %j", (search, found) => {
    expect(names(filterStudents(students, { search, filter: "all" }))).toEqual(found);
  });
});

describe("the picker's filter", () => {
  const students = [
    child("90", { performanceScore: 90, isActive: true }),
    child("89", { performanceScore: 89 }),
    child("80", { performanceScore: 80 }),
    child("79", { performanceScore: 79 }),
    child("70", { performanceScore: 70 }),
    child("69", { performanceScore: 69 }),
    child("none"),
  ];

  test.each([
    ["all", ["90", "89", "80", "79", "70", "69", "none"]],
    ["active", ["90"]],
    ["inactive", ["89", "80", "79", "70", "69", "none"]],
    ["excellent", ["90"]],
    ["good", ["89", "80"]],
    ["average", ["79", "70"]],
    ["struggling", ["69"]],
  ] as const)("%s keeps %j", (filter, kept) => {
    expect(names(filterStudents(students, { search: "", filter }))).toEqual(kept);
  });
});

describe("the picker's order", () => {
  const students = [
    child("Cy", { performanceScore: 50, completionRate: 100, lastActivityAt: new Date("2026-03-01") }),
    child("Al"),
    child("Bo", { performanceScore: 0, completionRate: 20, lastActivityAt: new Date("2026-03-05") }),
    child("Di", { performanceScore: 50, completionRate: 0 }),
  ];

  test.each([
    ["name", ["Al", "Bo", "Cy", "Di"]],
    ["performance", ["Cy", "Di", "Bo", "Al"]],
    ["completion", ["Cy", "Bo", "Di", "Al"]],
    ["activity", ["Bo", "Cy", "Al", "Di"]],
  ] as const)("by %s is %j", (by, order) => {
    expect(names(sortStudents(students, by))).toEqual(order);
  });

  test("leaves the given list as it was", () => {
    sortStudents(students, "name");
    expect(names(students)).toEqual(["Cy", "Al", "Bo", "Di"]);
  });
});

test("a child is active in the picker within seven days and not without any activity", () => {
  const view = {
    studentToken: "s1",
    fullName: "Amy Chen",
    username: "amy",
    email: "amy@home.test",
    averageScore: 84,
    completionPercent: 50,
    totalHomework: 4,
    completedHomework: 2,
    totalTimeMs: 0,
    lastActivityAt: new Date("2026-03-01T12:00:00Z"),
    classRank: 2,
    neverOpened: [],
  };
  expect(pickerStudent(view, new Date("2026-03-08T12:00:00Z"))).toEqual({
    studentToken: "s1",
    fullName: "Amy Chen",
    email: "amy@home.test",
    performanceScore: 84,
    completionRate: 50,
    lastActivityAt: new Date("2026-03-01T12:00:00Z"),
    isActive: true,
    classRank: 2,
    totalHomework: 4,
    completedHomework: 2,
  });
  expect(pickerStudent(view, new Date("2026-03-08T12:00:01Z")).isActive).toBe(false);
  expect(pickerStudent({ ...view, lastActivityAt: null }, new Date("2026-03-01")).isActive).toBe(false);
});
