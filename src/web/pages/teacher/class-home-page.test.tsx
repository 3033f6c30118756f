import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { ClassHomeworkView, ClassOverviewView } from "#domain/homework/homework.types.ts";
import {
  type Answers,
  calls,
  classStudent,
  leaveBrowser,
  openPage,
  prepareBrowser,
  Refusal,
  teacherSession,
} from "../../../../tests/support/teacher-page.tsx";

const HOME = "/teacher/2026/class/class-1/home";
const live: ClassHomeworkView = {
  homeworkToken: "h-1",
  articleToken: "article-1",
  title: "守株待兔",
  grade: "4",
  chapter: "1",
  createdAt: new Date("2026-10-01T08:05:00Z"),
  published: true,
  status: "active",
  recalledAt: null,
  assignedCount: 3,
  submissionsCount: 1,
  neverOpenedCount: 1,
  completionPercent: 33,
  averageScore: 80,
  averageTimeMs: 600_000,
  wordCount: 8,
  canRestore: false,
};
const archived: ClassHomeworkView = {
  ...live,
  homeworkToken: "h-2",
  title: "狐假虎威",
  status: "archived",
  recalledAt: new Date("2026-10-02T08:05:00Z"),
  canRestore: true,
};
const overview: ClassOverviewView = {
  totalStudents: 3,
  totalAssignments: 2,
  activeAssignments: 1,
  classAverage: 80,
  averageTimeMs: 600_000,
  recentActivity: [],
};
const students = [
  classStudent("Ann", { averageScore: 90, lastActivityAt: new Date(), classRank: 1 }),
  classStudent("Ben", { averageScore: 49, neverOpened: [{ homeworkToken: "h-1", title: "守株待兔" }] }),
  classStudent("Cai"),
];

const open = (answers: Answers = {}, path = HOME) =>
  openPage(path, {
    "homework.classOverview": () => overview,
    "homework.listOfClass": () => ({ rows: [live, archived], total: 2 }),
    "homework.studentsOfClass": () => students,
    ...answers,
  });
const rowOf = async (title: string) => {
  const row = (await screen.findByRole("link", { name: title })).closest("tr");
  if (!row) throw new Error("the homework stands in no row");
  return within(row);
};

beforeEach(prepareBrowser);
afterEach(leaveBrowser);

describe("the heading", () => {
  test("says where one is, which class it is and whose", async () => {
    await open();
    const trail = await screen.findByRole("navigation", { name: "Breadcrumb" });
    expect(trail.textContent).toMatch(/Teacher.*Classes.*Class 4-1/);
    expect(screen.getByText("2026/09 - 2027/06 · Grade 4 · Lin Mei")).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Class 4-1" })).toBeTruthy();
  });

  test.each([
    [80, "green"],
    [79, "yellow"],
    [60, "yellow"],
    [59, "red"],
  ])("a class average of %i is %s", async (classAverage, colour) => {
    await open({
      "homework.classOverview": () => ({ ...overview, classAverage }),
      "homework.listOfClass": () => ({ rows: [], total: 0 }),
    });
    expect((await screen.findByText(`${classAverage}%`)).dataset.colour).toBe(colour);
    expect(screen.getByText("(1 active)")).toBeTruthy();
  });

  test("a class that is not there says so and offers to try again", async () => {
    await open({ "classes.header": () => new Refusal(404, "classes.notFound", "notFound") });
    expect(await screen.findByText("Error loading class data")).toBeTruthy();
    expect(screen.getByText("This class does not exist or is not yours.")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Retry" })).toBeTruthy();
    expect(screen.getByRole("heading", { level: 1, name: "Class" })).toBeTruthy();
  });

  test("a server that fails has the page's own sentence", async () => {
    await open({ "classes.header": () => new Refusal(500, "shared.unexpected", "unexpected") });
    expect(await screen.findByText("Failed to load class information. Please try later.")).toBeTruthy();
  });

  test("without an active semester it says that, and whom to ask", async () => {
    await open({ "classes.header": () => new Refusal(409, "semesters.noneCurrent", "conflict") });
    expect(
      await screen.findByText(
        "No active semester is currently set. Please contact your administrator to create and activate a semester. You cannot access classes until a semester is active.",
      ),
    ).toBeTruthy();
  });
});

describe("assignments", () => {
  test("a row shows the homework's figures and leads to the article", async () => {
    const { user, at } = await open({
      "library.article": () => new Refusal(404, "library.notFound", "notFound"),
    });
    const row = await rowOf("守株待兔");
    for (const text of ["2026/10/01 08:05 am", "Active", "Published", "1 of 3", "80%", "10 min"]) {
      expect(row.getByText(text)).toBeTruthy();
    }
    expect(row.getByText("Recommended: 12 min")).toBeTruthy();
    expect(row.getByText("Grade 4 · Chapter 1 · 8 characters")).toBeTruthy();
    expect((await rowOf("狐假虎威")).getByText("Archived")).toBeTruthy();
    await user.click(row.getByText("10 min"));
    await waitFor(() => expect(at()).toBe("/teacher/content/article-1/view"));
  });

  test("who has not opened it is said on a click, without leaving the page", async () => {
    const { user, at } = await open();
    const row = await rowOf("守株待兔");
    await user.click(row.getByRole("button", { name: /1 not opened yet/ }));
    expect(await screen.findByText("Ben")).toBeTruthy();
    expect(screen.queryByText("Cai")).toBeNull();
    expect(at()).toBe(HOME);
  });

  test("recall says what it concerns, does it, and reads the list again", async () => {
    const { user } = await open({
      "homework.recallPreview": () => ({ assigned: 3, submissions: 1 }),
      "homework.recall": () => ({ submissions: 1 }),
    });
    const row = await rowOf("守株待兔");
    await user.click(row.getByRole("button", { name: "Recall: 守株待兔" }));
    const dialog = await screen.findByRole("dialog");
    expect(document.activeElement).toBe(within(dialog).getByRole("button", { name: "Cancel" }));
    await within(dialog).findByText(/disappears from the lists of 3 students\. 1 of them/);
    await user.click(within(dialog).getByRole("button", { name: "Recall homework" }));
    expect(await screen.findByText("Homework recalled")).toBeTruthy();
    await waitFor(() => expect(calls.filter(({ name }) => name === "homework.listOfClass")).toHaveLength(2));
  });

  test("a recall that failed is said and nothing else happens", async () => {
    const { user } = await open({
      "homework.recallPreview": () => ({ assigned: 3, submissions: 0 }),
      "homework.recall": () => new Refusal(500, "x.unexpected", "unexpected"),
    });
    await user.click((await rowOf("守株待兔")).getByRole("button", { name: "Recall: 守株待兔" }));
    await screen.findByText(/Nobody has submitted it yet/);
    await user.click(screen.getByRole("button", { name: "Recall homework" }));
    expect(await screen.findByText("The homework could not be recalled. Please try again.")).toBeTruthy();
    expect((await rowOf("守株待兔")).getByText("Active")).toBeTruthy();
  });

  test("restoring brings back, and is refused while the article is homework again", async () => {
    const { user } = await open({
      "homework.restore": () => new Refusal(409, "homework.liveAgain", "conflict"),
    });
    await user.click((await rowOf("狐假虎威")).getByRole("button", { name: "Restore: 狐假虎威" }));
    expect(
      await screen.findByText(
        "This article is homework in this class again, so the older one cannot be restored.",
      ),
    ).toBeTruthy();
    expect(calls.find(({ name }) => name === "homework.restore")?.input).toMatchObject({
      homeworkToken: "h-2",
    });
  });

  test("an administrator looks only", async () => {
    await open({
      "accounts.session": () => ({ ...teacherSession, user: { ...teacherSession.user, role: "admin" } }),
    });
    const row = await rowOf("守株待兔");
    expect(row.getByRole("link", { name: "View 守株待兔" })).toBeTruthy();
    expect(row.queryByRole("button", { name: /Recall/ })).toBeNull();
    expect(screen.queryByRole("button", { name: /Restore/ })).toBeNull();
    const main = within(screen.getByRole("main"));
    expect(main.queryByRole("link", { name: "Create Assignment" })).toBeNull();
  });

  test("no homework yet leads to the library", async () => {
    await open({ "homework.listOfClass": () => ({ rows: [], total: 0 }) });
    expect(await screen.findByText("No assignments yet")).toBeTruthy();
    const main = within(screen.getByRole("main"));
    const links = main.getAllByRole("link", { name: "Create Assignment" });
    expect(links.map((link) => link.getAttribute("href"))).toEqual([
      "/teacher/2026/class/class-1/homeworks",
      "/teacher/2026/class/class-1/homeworks",
    ]);
  });
});

describe("students and overview", () => {
  test("the tab stands in the address", async () => {
    const { user, at } = await open();
    await user.click(await screen.findByRole("tab", { name: "Students" }));
    expect(at()).toBe(`${HOME}?tab=students`);
    expect(await screen.findByText("Ann")).toBeTruthy();
  });

  test("a child without activity shows the default and says that it is one", async () => {
    await open({}, `${HOME}?tab=students`);
    const row = within((await screen.findByText("Cai")).closest("tr") as HTMLElement);
    expect(row.getByText("(no data yet)").parentElement?.textContent).toBe("30 days ago (no data yet)");
    const active = within(screen.getByText("Ann").closest("tr") as HTMLElement);
    expect(active.getByText("Today")).toBeTruthy();
  });

  test("the bands count children with a score, the others are counted apart", async () => {
    await open({}, `${HOME}?tab=overview`);
    expect(await screen.findByLabelText("Excellent: 1 student")).toBeTruthy();
    expect(screen.getByLabelText("Needs Help: 1 student")).toBeTruthy();
    expect(screen.getByLabelText("Good: 0 students")).toBeTruthy();
    expect(screen.getByText("No score yet: 1")).toBeTruthy();
    expect(screen.getByText("No recent activity")).toBeTruthy();
  });

  test("at most five activities are shown", async () => {
    const recentActivity = Array.from({ length: 6 }, (_, index) => ({
      studentToken: `s-${index}`,
      fullName: `Kid ${index}`,
      title: "守株待兔",
      kind: "submitted",
      at: new Date("2026-10-02T08:05:00Z"),
    }));
    await open({ "homework.classOverview": () => ({ ...overview, recentActivity }) }, `${HOME}?tab=overview`);
    expect(await screen.findByText("Kid 0 submitted 守株待兔")).toBeTruthy();
    expect(screen.getByText("Kid 4 submitted 守株待兔")).toBeTruthy();
    expect(screen.queryByText("Kid 5 submitted 守株待兔")).toBeNull();
  });

  test("children that could not be read are said, with the way to try again", async () => {
    const failing = { "homework.studentsOfClass": () => new Refusal(500, "shared.unexpected", "unexpected") };
    await open(failing, `${HOME}?tab=students`);
    expect(await screen.findByText("Error loading students")).toBeTruthy();
    expect(await screen.findByRole("button", { name: "Retry" })).toBeTruthy();
  });

  test("a class without children says so", async () => {
    await open({ "homework.studentsOfClass": () => [] }, `${HOME}?tab=students`);
    expect(await screen.findByText("No students enrolled")).toBeTruthy();
  });
});
