import { describe, expect, test } from "vitest";
import { noSemesterCode, SEMESTER_ERRORS } from "./semester-error.ts";
import { semestersMessages } from "./semesters.messages.en.ts";

const { errors } = semestersMessages;
const sentence = (area: keyof typeof SEMESTER_ERRORS, kind: "loadFailed" | "none" | "unexpected") =>
  errors[SEMESTER_ERRORS[area][kind]];

describe("what each area says about the semester", () => {
  test.each([
    [
      "student",
      "loadFailed",
      "Failed to load semester information. Please try refreshing the page or contact your administrator.",
    ],
    [
      "student",
      "none",
      "No active semester is currently set. Please contact your teacher to create and activate a semester. You cannot access homework until a semester is active.",
    ],
    [
      "student",
      "unexpected",
      "An unexpected error occurred while loading semester information. Please try refreshing the page or contact your administrator.",
    ],
    [
      "teacher",
      "loadFailed",
      "Failed to load semester information. Please try refreshing the page or contact your administrator.",
    ],
    [
      "teacher",
      "none",
      "No active semester is currently set. Please contact your administrator to create and activate a semester. You cannot access classes until a semester is active.",
    ],
    [
      "teacher",
      "unexpected",
      "An unexpected error occurred while loading semester information. Please try refreshing the page or contact your administrator.",
    ],
    ["adminDashboard", "loadFailed", "Failed to load semester information. Please try refreshing the page"],
    [
      "adminDashboard",
      "none",
      "No active semester is currently set. Please go to Admin → Semester Management to create and activate a semester before viewing dashboard data",
    ],
    [
      "adminDashboard",
      "unexpected",
      "An unexpected error occurred while loading semester information. Please try refreshing the page or contact support.",
    ],
    ["adminClassList", "loadFailed", "Failed to load semester information. Please try refreshing the page."],
    [
      "adminClassList",
      "none",
      "No active semester is currently set. Please go to Admin → Semester Management to create and activate a semester before managing classes.",
    ],
    [
      "adminClassList",
      "unexpected",
      "An unexpected error occurred while loading semester information. Please try refreshing the page or contact support.",
    ],
  ] as const)("%s, %s", (area, kind, text) => {
    expect(sentence(area, kind)).toBe(text);
  });
});

test("a refused call names the sentence of the caller's role", () => {
  expect(noSemesterCode("student")).toBe("semesters.noneForStudent");
  expect(noSemesterCode("teacher")).toBe("semesters.noneForTeacher");
  expect(noSemesterCode("admin")).toBe("semesters.noneOnClassList");
});
