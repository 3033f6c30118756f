import { screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { TeacherDashboardView } from "#domain/classes/classes.types.ts";
import {
  leaveBrowser,
  MALFORMED,
  openPage,
  prepareBrowser,
  Refusal,
} from "../../../../tests/support/teacher-page.tsx";

const dashboard: TeacherDashboardView = {
  teacherName: "Lin Mei",
  semesterYear: "2026",
  semesterName: "2026/09 - 2027/06",
  classes: [
    {
      classToken: "class-1",
      className: "Class 4-1",
      grade: "4",
      semesterYear: "2026",
      numberOfStudents: 12,
      activeHomework: 2,
      completionPercent: 50,
    },
  ],
  totalStudents: 12,
  earlierClasses: 3,
};
const open = (answer: () => unknown) => openPage("/teacher", { "classes.teacherDashboard": answer });

beforeEach(prepareBrowser);
afterEach(leaveBrowser);

test("the dashboard names the teacher, the semester and its four figures", async () => {
  await open(() => dashboard);
  expect(await screen.findByRole("heading", { name: "Welcome, Lin Mei" })).toBeTruthy();
  expect(screen.getByText("Semester 2026/09 - 2027/06")).toBeTruthy();
  for (const label of ["Active Classes", "Total Students", "History", "Semester"]) {
    expect(screen.getByText(label)).toBeTruthy();
  }
});

test("a class card shows name, grade and children and leads to the class", async () => {
  await open(() => dashboard);
  const card = await screen.findByRole("link", { name: /Class 4-1/ });
  expect(card.textContent).toContain("Grade 4");
  expect(card.textContent).toContain("12 students");
  expect(card.textContent).toContain("50% completed");
  expect(card.getAttribute("href")).toBe("/teacher/2026/class/class-1/home");
});

test("classes of earlier semesters are noted only where there are some", async () => {
  await open(() => dashboard);
  expect(await screen.findByText(/You led 3 classes in earlier semesters/)).toBeTruthy();
  leaveBrowser();
  prepareBrowser();
  await open(() => ({ ...dashboard, classes: [], earlierClasses: 0 }));
  expect(await screen.findByText("No classes this semester")).toBeTruthy();
  expect(screen.queryByText(/^You led/)).toBeNull();
});

test.each([
  [
    "no active semester",
    () => new Refusal(409, "semesters.noneForTeacher", "conflict"),
    "No active semester is currently set. Please contact your administrator to create and activate a semester. You cannot access classes until a semester is active.",
  ],
  [
    "a failing server",
    () => new Refusal(500, "x.unexpected", "unexpected"),
    "Failed to load semester information. Please try refreshing the page or contact your administrator.",
  ],
  [
    "an answer that is none",
    () => MALFORMED,
    "An unexpected error occurred while loading semester information. Please try refreshing the page or contact your administrator.",
  ],
])("%s has its own sentence and a way to try again", async (_, answer, sentence) => {
  let failures = 1;
  const { user } = await open(() => (failures-- > 0 ? answer() : dashboard));
  expect(await screen.findByText("Unable to Load Dashboard")).toBeTruthy();
  expect(screen.getByText(sentence)).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Retry" }));
  expect(await screen.findByText("Class 4-1")).toBeTruthy();
});
