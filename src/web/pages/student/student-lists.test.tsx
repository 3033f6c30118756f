import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  completedHomework,
  inputsOf,
  openAsStudent,
  pendingHomework,
  summary,
} from "../../../../tests/support/student-page.tsx";
import { leaveBrowser, MALFORMED, prepareBrowser, Refusal } from "../../../../tests/support/teacher-page.tsx";

beforeEach(() => {
  prepareBrowser();
  sessionStorage.clear();
});
afterEach(leaveBrowser);

const page = (rows: readonly unknown[], total = rows.length) => ({ rows, total });
const fault = new Refusal(500, "shared.unexpected", "unexpected");

describe("the pending list", () => {
  test("shows what each homework is and leads to reading it", async () => {
    const rows = [
      pendingHomework(1, { savedChoices: 2 }),
      pendingHomework(2, { grade: "2", textLength: 100 }),
      pendingHomework(3, { grade: "5" }),
    ];
    await openAsStudent("/student", { "homework.listPending": () => page(rows) });
    const first = (await screen.findByRole("heading", { name: "课文1" })).closest("li") as HTMLElement;
    for (const words of [
      "Grade 4",
      "Chapter 2",
      "Medium",
      "About 10 min",
      "5 questions",
      "2 of 5 answers saved",
    ]) {
      expect(within(first).getByText(words)).toBeTruthy();
    }
    const link = within(first).getByRole("link", { name: "Go on reading: 课文1" });
    expect(link.getAttribute("href")).toBe("/student/pending/hw-1/article-1");
    const second = screen.getByRole("heading", { name: "课文2" }).closest("li") as HTMLElement;
    expect(within(second).getByText("Easy")).toBeTruthy();
    expect(within(second).getByText("About 5 min")).toBeTruthy();
    expect(within(second).getByRole("link", { name: "Start reading: 课文2" })).toBeTruthy();
    expect(screen.getByText("Hard")).toBeTruthy();
  });

  test("offers 5, 10 and 20 rows, 10 at first, and three page buttons", async () => {
    const rows = [pendingHomework(1)];
    const { user } = await openAsStudent("/student/pending", {
      "homework.listPending": () => page(rows, 40),
    });
    const size = (await screen.findByLabelText("Rows per page")) as HTMLSelectElement;
    expect([...size.options].map(({ value }) => value)).toEqual(["5", "10", "20"]);
    expect(size.value).toBe("10");
    await user.selectOptions(size, "5");
    await waitFor(() => expect(inputsOf("homework.listPending").at(-1)).toEqual({ page: 1, pageSize: 5 }));
    expect(screen.getAllByRole("button", { name: /^Page \d/ }).map((button) => button.textContent)).toEqual([
      "1",
      "2",
      "3",
    ]);
  });

  test("says when there is nothing, and shows no figure without data", async () => {
    const none = { ...summary, averageScore: null, bestScore: null, completedCount: 0, streakDays: 0 };
    await openAsStudent("/student", { "homework.studentSummary": () => none });
    expect(await screen.findByText("No homework assignments yet")).toBeTruthy();
    expect(await screen.findByText("No data yet")).toBeTruthy();
    expect(screen.queryByText("Earned")).toBeNull();
  });

  test("shows achievements with their progress", async () => {
    await openAsStudent("/student");
    expect(await screen.findByText("3/10")).toBeTruthy();
    expect(screen.getByText("50/100")).toBeTruthy();
    expect(screen.getByText("Earned")).toBeTruthy();
  });

  test("that fails says so in a toast and offers another try", async () => {
    const { answers, user } = await openAsStudent("/student", { "homework.listPending": () => fault });
    const sentence = "Failed to load homework assignments. Please try again.";
    await waitFor(() => expect(screen.getAllByText(sentence)).toHaveLength(2));
    expect(screen.getAllByText("Error loading homework")).toHaveLength(2);
    answers["homework.listPending"] = () => page([pendingHomework(1)]);
    await user.click(screen.getByRole("button", { name: "Retry" }));
    expect(await screen.findByText("课文1")).toBeTruthy();
  });
});

describe("the completed list", () => {
  test("shows score, word, minutes, efficiency and the one attempt, and leads to the review", async () => {
    const rows = [
      completedHomework(1, { scorePercent: 90, totalTimeMs: 14 * 60_000 }),
      completedHomework(2, { scorePercent: 75, totalTimeMs: 15 * 60_000 }),
      completedHomework(3, { scorePercent: 74, totalTimeMs: 30 * 60_000 }),
    ];
    await openAsStudent("/student/completed", { "homework.listCompleted": () => page(rows) });
    const card = async (title: string) =>
      within((await screen.findByRole("heading", { name: title })).closest("li") as HTMLElement);
    const first = await card("课文1");
    expect(first.getByText("90%")).toBeTruthy();
    expect(first.getByText("Excellent")).toBeTruthy();
    expect(first.getByText("14 min · Fast")).toBeTruthy();
    expect(first.getByText(/Attempts: 1/)).toBeTruthy();
    const link = first.getByRole("link", { name: "Review: 课文1" });
    expect(link.getAttribute("href")).toBe("/student/completed/article-1?homework=hw-1");
    expect((await card("课文2")).getByText("Good")).toBeTruthy();
    expect((await card("课文2")).getByText("15 min · Average")).toBeTruthy();
    expect((await card("课文3")).getByText("Needs improvement")).toBeTruthy();
    expect((await card("课文3")).getByText("30 min · Thorough")).toBeTruthy();
  });

  test("keeps homework created in the semester's year, the year before and the year after", async () => {
    const rows = [2024, 2025, 2027, 2028].map((year) =>
      completedHomework(year, { createdAt: new Date(`${year}-06-15T12:00:00Z`) }),
    );
    await openAsStudent("/student/completed", { "homework.listCompleted": () => page(rows) });
    expect(await screen.findByText("课文2025")).toBeTruthy();
    expect(screen.getByText("课文2027")).toBeTruthy();
    expect(screen.queryByText("课文2024")).toBeNull();
    expect(screen.queryByText("课文2028")).toBeNull();
  });

  test("clears kept figures of articles and rankings, and nothing else", async () => {
    sessionStorage.setItem("article-analytics-1", "old");
    sessionStorage.setItem("school-leaderboard", "old");
    sessionStorage.setItem("other", "kept");
    await openAsStudent("/student/completed");
    expect(await screen.findByText("No completed homework yet")).toBeTruthy();
    expect(Object.keys(sessionStorage)).toEqual(["other"]);
  });

  test("that fails says so", async () => {
    await openAsStudent("/student/completed", { "homework.listCompleted": () => fault });
    await waitFor(() =>
      expect(screen.getAllByText("Failed to load your completed assignments")).toHaveLength(2),
    );
  });
});

describe("without a semester", () => {
  const none = new Refusal(409, "semesters.noneCurrent", "conflict");
  test.each([
    [
      "none is current",
      none,
      "No active semester is currently set. Please contact your teacher to create and activate a semester. You cannot access homework until a semester is active.",
    ],
    [
      "it cannot be read",
      fault,
      "Failed to load semester information. Please try refreshing the page or contact your administrator.",
    ],
    [
      "something unexpected happens",
      undefined,
      "An unexpected error occurred while loading semester information. Please try refreshing the page or contact your administrator.",
    ],
    [
      "the answer cannot be read",
      MALFORMED,
      "An unexpected error occurred while loading semester information. Please try refreshing the page or contact your administrator.",
    ],
  ])("because %s, the pages show why and no list", async (_, answer, sentence) => {
    await openAsStudent("/student/completed", {
      "semesters.current": () => answer,
      "homework.listCompleted": () => none,
      "homework.studentSummary": () => none,
    });
    expect(await screen.findByText("Unable to Load Homework")).toBeTruthy();
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(screen.queryByText("No completed homework yet")).toBeNull();
    expect(screen.queryByText("Error loading homework")).toBeNull();
  });
});

describe("the review", () => {
  test("shows the score, the own choices and the right ones, and hides the key on request", async () => {
    const { user } = await openAsStudent("/student/completed/article?homework=hw");
    expect(await screen.findByText("Your result")).toBeTruthy();
    expect(
      screen.getByText("Half or more of your answers are right. Look at the others once more."),
    ).toBeTruthy();
    expect(inputsOf("homework.review")).toEqual([{ articleToken: "article", homeworkToken: "hw" }]);
    expect(screen.getAllByText("Your answer")).toHaveLength(2);
    expect(screen.getAllByText("Right")).toHaveLength(1);
    expect(screen.getAllByText("Not right")).toHaveLength(1);
    expect(screen.getAllByText("Correct answer")).toHaveLength(1);
    expect(screen.queryByRole("radio")).toBeNull();
    expect(screen.queryByText("Est. 15 min")).toBeNull();
    await user.click(screen.getByRole("button", { name: "Answers" }));
    expect(screen.queryByText("Correct answer")).toBeNull();
    expect(screen.queryByText("Not right")).toBeNull();
    expect(screen.getAllByText("Your answer")).toHaveLength(2);
  });
});
