import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  type Answers,
  calls,
  classStudent,
  leaveBrowser,
  openPage,
  prepareBrowser,
  Refusal,
} from "../../../../tests/support/teacher-page.tsx";

const article = {
  articleToken: "article-1",
  title: "守株待兔",
  author: null,
  grade: "4",
  chapter: "1",
  article: "<p>宋国有一个农夫。</p>",
  articlePinyin: null,
  image: null,
  fileName: null,
  textLength: 8,
  questions: [{ question: "兔子撞在哪里？", choices: ["树", "田"], answer: [true, false] }],
  questionsPinyin: null,
  createdAt: new Date("2026-10-01T08:00:00Z"),
};
const publishedWith = (mailBatch: string | null) => ({
  items: [
    { articleToken: "article-1", homeworkToken: "h-1", title: "守株待兔", newAssignments: 1, mailBatch },
  ],
});
const failure = () => new Refusal(500, "x.unexpected", "unexpected");
const HOME = "/teacher/2026/class/class-1/home";

const open = (answers: Answers = {}) =>
  openPage("/teacher/2026/class/class-1/content/article-1/publish", {
    "library.article": () => article,
    "homework.studentsOfClass": () => [classStudent("Ann"), classStudent("Ben")],
    ...answers,
  });

async function publishToAnn(user: Awaited<ReturnType<typeof open>>["user"]) {
  await user.click(await screen.findByRole("button", { name: "Publish Homework" }));
  const dialog = await screen.findByRole("dialog");
  await user.click(within(dialog).getByRole("checkbox", { name: "Choose Ann" }));
  await user.click(within(dialog).getByRole("button", { name: "Select (1)" }));
}

beforeEach(prepareBrowser);
afterEach(leaveBrowser);

test("the chosen child gets the homework and the teacher goes to the class", async () => {
  const { user, at } = await open({ "homework.publish": () => publishedWith(null) });
  await publishToAnn(user);
  expect(await screen.findByText("Homework published successfully")).toBeTruthy();
  expect(screen.getByText("Homework has been published to all students")).toBeTruthy();
  await waitFor(() => expect(at()).toBe(HOME));
  expect(calls.find(({ name }) => name === "homework.publish")?.input).toMatchObject({
    articleTokens: ["article-1"],
    studentTokens: ["student-Ann"],
  });
  expect(calls.some(({ name }) => name === "homework.mailState")).toBe(false);
});

test("a first e-mail that failed is said after the teacher has gone on", async () => {
  const { user, at } = await open({
    "homework.publish": () => publishedWith("batch-1"),
    "homework.mailState": () => ({ waiting: 0, sent: 0, failed: 1 }),
  });
  await publishToAnn(user);
  await waitFor(() => expect(at()).toBe(HOME));
  expect(await screen.findByText("Email notification failed", {}, { timeout: 5000 })).toBeTruthy();
  const body = "Homework published successfully, but email notifications could not be sent.";
  expect(screen.getByText(body)).toBeTruthy();
});

test("a refused publication keeps the dialog and the choice", async () => {
  const { user, at } = await open({
    "homework.publish": () => new Refusal(409, "homework.outsideClass", "conflict"),
  });
  await publishToAnn(user);
  expect(await screen.findByText("Error publishing homework")).toBeTruthy();
  expect(screen.getByText("One of the chosen students is not in this class.")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Select (1)" })).toBeTruthy();
  expect(at()).not.toBe(HOME);
});

test("children that cannot be read are said with the reason, and asked for again by the button", async () => {
  let answers: unknown[] = [failure(), [classStudent("Ann")]];
  const { user } = await open({
    "homework.studentsOfClass": () => {
      const [first, ...rest] = answers;
      answers = rest;
      return first;
    },
  });
  expect(await screen.findByText("Error getting all students from the class")).toBeTruthy();
  await user.click(await screen.findByRole("button", { name: "Publish Homework" }));
  expect(await screen.findByRole("checkbox", { name: "Choose Ann" })).toBeTruthy();
});

test("a class that cannot be read is said", async () => {
  await open({ "classes.header": failure });
  expect(await screen.findByText("Error getting class name")).toBeTruthy();
});

test("an unknown article is an alert with the way back", async () => {
  const { user, at } = await open({
    "library.article": () => new Refusal(404, "library.notFound", "notFound"),
    "library.listArticles": () => ({ rows: [], total: 0 }),
  });
  expect((await screen.findAllByText("Error loading homework")).length).toBeGreaterThan(0);
  expect(screen.getByText("Failed to load homework content. Please try again.")).toBeTruthy();
  await user.click(screen.getByRole("button", { name: "Go Back" }));
  await waitFor(() => expect(at()).toBe("/teacher/2026/class/class-1/homeworks"));
});

test("the key is hidden until it is asked for", async () => {
  const { user } = await openPage("/teacher/content/article-1/view", { "library.article": () => article });
  await screen.findByText("兔子撞在哪里？");
  expect(screen.queryByText("Correct answer")).toBeNull();
  await user.click(screen.getByRole("button", { name: "Answers" }));
  expect(screen.getByText("Correct answer")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Publish Homework" })).toBeNull();
});
