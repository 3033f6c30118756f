import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import {
  type Answers,
  articlePage,
  articleRow,
  calls,
  classHeader,
  leaveBrowser,
  MALFORMED,
  openPage,
  prepareBrowser,
  Refusal,
} from "../../../../tests/support/teacher-page.tsx";

const AT = "/teacher/2026/class/class-1/homeworks";
type Publish = { articleTokens: [string]; studentTokens: unknown; requestKey: string };
const published = (articleToken: string, newAssignments: number) => ({
  items: [{ articleToken, homeworkToken: `h-${articleToken}`, title: "", newAssignments, mailBatch: null }],
});
const failure = () => new Refusal(500, "x.unexpected", "unexpected");

const openBrowser = (answers: Answers = {}) =>
  openPage(AT, { "library.listArticles": () => articlePage(3), ...answers });

async function quickPublish(user: Awaited<ReturnType<typeof openBrowser>>["user"]) {
  await user.click(await screen.findByRole("button", { name: "Quick publish Story 1 to the whole class" }));
  const dialog = await screen.findByRole("dialog");
  expect(dialog.textContent).toContain("Story 1 will be published to all 3 students of Class 4-1.");
  await user.click(within(dialog).getByRole("button", { name: "Publish" }));
}

async function publishAll(user: Awaited<ReturnType<typeof openBrowser>>["user"]) {
  await user.click(await screen.findByRole("checkbox", { name: "Select Story 1" }));
  await user.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
  await user.click(screen.getByRole("button", { name: "Publish selected (3)" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("button", { name: "Publish" }));
}

beforeEach(prepareBrowser);
afterEach(leaveBrowser);

describe("quick publish", () => {
  test("success says so and how many children got it", async () => {
    const { user } = await openBrowser({ "homework.publish": () => published("article-1", 3) });
    await quickPublish(user);
    expect(await screen.findByText("Published Successfully")).toBeTruthy();
    expect(screen.getByText("Story 1 is now homework for 3 students.")).toBeTruthy();
    const call = calls.find(({ name }) => name === "homework.publish");
    expect(call?.input).toMatchObject({
      classToken: "class-1",
      semesterYear: "2026",
      articleTokens: ["article-1"],
      studentTokens: "everyone",
    });
  });

  test("everybody having it already is an information", async () => {
    const { user } = await openBrowser({ "homework.publish": () => published("article-1", 0) });
    await quickPublish(user);
    expect(await screen.findByText("Already Assigned")).toBeTruthy();
    expect(screen.getByText("Story 1 is already assigned to all students.")).toBeTruthy();
  });

  test("a refusal and a lost connection name the article", async () => {
    for (const answer of [failure, () => undefined]) {
      const { user } = await openBrowser({ "homework.publish": answer });
      await quickPublish(user);
      expect(await screen.findByText("Publishing Failed")).toBeTruthy();
      const body = "Could not publish Story 1. Please check your connection and try again.";
      expect(screen.getByText(body)).toBeTruthy();
      leaveBrowser();
      prepareBrowser();
    }
  });

  test("an answer that is none is a publishing error", async () => {
    const { user } = await openBrowser({ "homework.publish": () => MALFORMED });
    await quickPublish(user);
    expect(await screen.findByText("Publishing Error")).toBeTruthy();
  });

  test("a second try after a failure asks with the first one's key, the next publication with a new one", async () => {
    let answers = [failure(), published("article-1", 3), published("article-1", 0)];
    const { user } = await openBrowser({
      "homework.publish": () => {
        const [first, ...rest] = answers;
        answers = rest;
        return first;
      },
    });
    for (const title of ["Publishing Failed", "Published Successfully", "Already Assigned"]) {
      await quickPublish(user);
      await screen.findByText(title);
      await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
    const keys = calls.flatMap(({ name, input }) =>
      name === "homework.publish" ? [(input as Publish).requestKey] : [],
    );
    expect(keys).toHaveLength(3);
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[1]);
  });

  test("a class without children is not published to", async () => {
    const { user } = await openBrowser({ "classes.header": () => ({ ...classHeader, numberOfStudents: 0 }) });
    await user.click(await screen.findByRole("button", { name: "Quick publish Story 1 to the whole class" }));
    expect(
      await screen.findByText("This class has no students yet. Add students before publishing."),
    ).toBeTruthy();
    expect(calls.some(({ name }) => name === "homework.publish")).toBe(false);
  });

  test("a class that cannot be read is named once and then refuses to publish", async () => {
    const { user } = await openBrowser({ "classes.header": failure });
    expect(await screen.findByText("Error getting class name")).toBeTruthy();
    await user.click(await screen.findByRole("button", { name: "Quick publish Story 1 to the whole class" }));
    expect(await screen.findByText("Publishing Error")).toBeTruthy();
    expect(screen.getByText("Please open a class before publishing.")).toBeTruthy();
  });
});

describe("publishing several", () => {
  test("nothing selected cannot be published", async () => {
    await openBrowser();
    const button = await screen.findByRole("button", { name: "Publish selected (0)" });
    expect((button as HTMLButtonElement).disabled).toBe(true);
    expect(screen.queryByRole("button", { name: "Clear Selection" })).toBeNull();
  });

  test("what is selected can be cleared", async () => {
    const { user } = await openBrowser();
    await user.click(await screen.findByLabelText("Select Story 1"));
    await user.click(screen.getByRole("button", { name: "Clear Selection" }));
    expect(screen.getByText("0 selected")).toBeTruthy();
  });

  test("an author's long name is cut on a card", async () => {
    const author = "甲".repeat(300);
    await openBrowser({
      "library.listArticles": () => ({ rows: [{ ...articleRow(1), author }], total: 1 }),
    });
    expect(await screen.findByText(`${"甲".repeat(30)}…`)).toBeTruthy();
    expect(screen.queryByText(new RegExp(author))).toBeNull();
  });

  test("each article is published by its own call and the sum is said", async () => {
    const { user } = await openBrowser({
      "homework.publish": ({ articleTokens: [id] }: Publish) => published(id, 2),
    });
    await publishAll(user);
    expect(await screen.findByText("Published Successfully")).toBeTruthy();
    expect(screen.getByText("3 homeworks published.")).toBeTruthy();
    expect(calls.filter(({ name }) => name === "homework.publish")).toHaveLength(3);
    await waitFor(() => expect(screen.getByText("0 selected")).toBeTruthy());
  });

  test("one of three failing is partially complete and stays selected", async () => {
    const { user } = await openBrowser({
      "homework.publish": ({ articleTokens: [id] }: Publish) =>
        id === "article-2" ? failure() : published(id, 2),
    });
    await publishAll(user);
    expect(await screen.findByText("Partially Complete")).toBeTruthy();
    expect(screen.getByText("2 published, 1 could not be published.")).toBeTruthy();
    await waitFor(() => expect(screen.getByText("1 selected")).toBeTruthy());
  });

  test("all failing could not publish any", async () => {
    const { user } = await openBrowser({ "homework.publish": failure });
    await publishAll(user);
    expect(await screen.findByText("Publishing Failed")).toBeTruthy();
    expect(screen.getByText("Could not publish any assignments")).toBeTruthy();
  });

  test("all assigned already is an information", async () => {
    const { user } = await openBrowser({
      "homework.publish": ({ articleTokens: [id] }: Publish) => published(id, 0),
    });
    await publishAll(user);
    expect(await screen.findByText("Already Assigned")).toBeTruthy();
  });
});

describe("the view of the library", () => {
  test("corrupted stored settings are cleared and the defaults shown", async () => {
    localStorage.setItem("publishHomework_view", '"\\"grid');
    localStorage.setItem("publishHomework_pageSize", "7");
    localStorage.setItem("publishHomework_grade", "5");
    await openBrowser();
    await screen.findByRole("heading", { name: "Story 1" });
    expect(localStorage.getItem("publishHomework_view")).toBeNull();
    expect(localStorage.getItem("publishHomework_pageSize")).toBeNull();
    expect(localStorage.getItem("publishHomework_grade")).toBe("5");
    const call = calls.find(({ name }) => name === "library.listArticles");
    expect(call?.input).toMatchObject({ grade: "5", sort: "id", page: 1, pageSize: 10 });
  });

  test("filter, sort, page size and view are kept under their keys", async () => {
    const { user } = await openBrowser();
    await screen.findByRole("heading", { name: "Story 1" });
    await user.selectOptions(screen.getByLabelText("Grade"), "6");
    await user.selectOptions(screen.getByLabelText("Sort"), "newest");
    await user.selectOptions(screen.getByLabelText("Rows per page"), "50");
    await user.click(screen.getByLabelText("Table"));
    expect(await screen.findByRole("table")).toBeTruthy();
    const stored = ["view", "grade", "sort", "pageSize"].map((name) =>
      localStorage.getItem(`publishHomework_${name}`),
    );
    expect(stored).toEqual(["table", "6", "newest", "50"]);
  });

  test("the grade filter offers all and 4 to 8, the page sizes are 10, 20, 50 and 100", async () => {
    await openBrowser();
    await screen.findByRole("heading", { name: "Story 1" });
    const optionsOf = (label: string) =>
      [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ value }) => value);
    expect(optionsOf("Grade")).toEqual(["all", "4", "5", "6", "7", "8"]);
    expect(optionsOf("Rows per page")).toEqual(["10", "20", "50", "100"]);
  });

  test("five page buttons stand under a hundred articles", async () => {
    await openBrowser({ "library.listArticles": () => ({ rows: articlePage(10).rows, total: 100 }) });
    await screen.findByRole("heading", { name: "Story 1" });
    expect(screen.getAllByRole("button", { name: /^Page \d+$/ })).toHaveLength(5);
  });

  test("a search without a hit says so and can be cleared", async () => {
    const { user } = await openBrowser({
      "library.listArticles": ({ search }: { search: string }) => articlePage(search === "" ? 3 : 0),
    });
    await user.type(await screen.findByLabelText("Search"), "zzz");
    expect(await screen.findByText("No articles found")).toBeTruthy();
    expect(localStorage.getItem("publishHomework_search")).toBe("zzz");
    await user.click(screen.getByRole("button", { name: "Clear Filters" }));
    expect(await screen.findByRole("heading", { name: "Story 1" })).toBeTruthy();
  });

  test("preview leads to the article and the estimate is at least ten minutes", async () => {
    const rows = [
      { ...articlePage(1).rows[0], grade: "4" },
      { ...articlePage(2).rows[1], grade: "2" },
    ];
    await openBrowser({ "library.listArticles": () => ({ rows, total: 2 }) });
    const preview = await screen.findByRole("link", { name: "Preview Story 1" });
    expect(preview.getAttribute("href")).toBe("/teacher/content/article-1/view");
    expect(screen.getByText("12 min")).toBeTruthy();
    expect(screen.getByText("10 min")).toBeTruthy();
  });
});
