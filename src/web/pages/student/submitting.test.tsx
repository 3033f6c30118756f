import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { content, inputsOf, openAsStudent, submission } from "../../../../tests/support/student-page.tsx";
import { leaveBrowser, prepareBrowser, Refusal } from "../../../../tests/support/teacher-page.tsx";

const openHomework = (own?: Parameters<typeof openAsStudent>[1]) =>
  openAsStudent("/student/pending/hw/article", own);

/** A choice of the first or second question by its letter and words. */
async function choice(number: number, name: string): Promise<HTMLInputElement> {
  const groups = await screen.findAllByRole("group", { name: /？/ });
  return within(groups[number - 1] as HTMLElement).getByRole("radio", { name });
}

beforeEach(() => {
  prepareBrowser();
  sessionStorage.clear();
});
afterEach(leaveBrowser);

describe("submitting", () => {
  test("with open questions sends nothing, says how many and goes to the first of them", async () => {
    const { user: person } = await openHomework();
    await person.click(await choice(1, "A 树"));
    await person.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("Incomplete Homework")).toBeTruthy();
    const sentence = "Please answer all questions before submitting. You have 1 unanswered question(s).";
    expect(screen.getByText(sentence)).toBeTruthy();
    expect(document.activeElement).toBe(await choice(2, "A 树"));
    expect(screen.getByText("Not answered yet")).toBeTruthy();
    expect(inputsOf("homework.submit")).toEqual([]);
  });

  test("without questions sends nothing", async () => {
    const { user: person } = await openHomework({
      "homework.readingContent": () => ({ ...content, questions: [] }),
    });
    expect(await screen.findByText("No Question")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("No questions found")).toBeTruthy();
    expect(screen.getByText("Cannot submit homework without questions.")).toBeTruthy();
    expect(inputsOf("homework.submit")).toEqual([]);
  });

  test("sends the choices, praises truly and leads to the list with the result", async () => {
    const { at, user: person } = await openHomework({ "homework.submit": () => submission });
    await person.click(await choice(1, "A 树"));
    await person.click(await choice(2, "B 田"));
    await person.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("Homework finished successfully")).toBeTruthy();
    expect(inputsOf("homework.submit")).toEqual([
      {
        homeworkToken: "hw",
        choices: [
          { questionIndex: 0, choiceIndex: 0 },
          { questionIndex: 1, choiceIndex: 1 },
        ],
      },
    ]);
    await waitFor(() => expect(at()).toBe("/student/pending"));
    expect(await screen.findByText("You have finished 守株待兔")).toBeTruthy();
    expect(screen.getByText(/1 of 2 right/)).toBeTruthy();
    expect(screen.getByText(/2 min read/)).toBeTruthy();
    expect(screen.getByRole("link", { name: "Review" }).getAttribute("href")).toBe(
      "/student/completed/article?homework=hw",
    );
    expect(Object.keys(localStorage).filter((key) => key.includes("draft"))).toEqual([]);
  });

  test("that fails says why and keeps the answers", async () => {
    const failure = new Refusal(503, "shared.unavailable", "unavailable");
    const { at, user: person } = await openHomework({ "homework.submit": () => failure });
    await person.click(await choice(1, "A 树"));
    await person.click(await choice(2, "B 田"));
    await person.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText("Error finishing homework")).toBeTruthy();
    expect(screen.getByText("The school's server is busy. Please try again in a moment.")).toBeTruthy();
    expect((await choice(1, "A 树")).checked).toBe(true);
    expect(at()).toBe("/student/pending/hw/article");
  });

  test("without a connection is done once when it returns", async () => {
    const { at, user: person, answers } = await openHomework({ "homework.submit": () => undefined });
    await person.click(await choice(1, "A 树"));
    await person.click(await choice(2, "B 田"));
    await person.click(screen.getByRole("button", { name: "Submit" }));
    expect(await screen.findByText(/There is no connection to the school/)).toBeTruthy();
    answers["homework.submit"] = () => submission;
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(at()).toBe("/student/pending"));
    expect(inputsOf("homework.submit")).toHaveLength(2);
    expect(await screen.findByText("Homework finished successfully")).toBeTruthy();
    await waitFor(() => expect(screen.queryByText(/There is no connection to the school/)).toBeNull());
  });

  test("what was submitted elsewhere meanwhile is said, with the answers in sight and the way to the result", async () => {
    const conflict = new Refusal(409, "homework.alreadySubmitted", "conflict");
    const { user: person } = await openHomework({ "homework.submit": () => conflict });
    await person.click(await choice(1, "A 树"));
    await person.click(await choice(2, "B 田"));
    await person.click(screen.getByRole("button", { name: "Submit" }));
    const alert = (await screen.findByRole("link", { name: "Review" })).closest(
      "[role=alert]",
    ) as HTMLElement;
    expect(within(alert).getByText("You have already submitted this homework.")).toBeTruthy();
    expect((await choice(2, "B 田")).checked).toBe(true);
  });
});

describe("a submission that waited on this device", () => {
  const draft = {
    unsent: { 1: { choiceIndex: 1, pickedAtMs: 1 } },
    submission: { title: "守株待兔", choices: [{ questionIndex: 0, choiceIndex: 0 }] },
  };
  const keep = () => localStorage.setItem("shuxiang.draft.mei.homework.hw", JSON.stringify(draft));

  test.each([
    "/student",
    "/student/completed",
  ])("is sent from %s, with the news and the result", async (path) => {
    keep();
    await openAsStudent(path, { "homework.submit": () => submission });
    expect(await screen.findByText("Homework finished successfully")).toBeTruthy();
    expect(await screen.findByText("You have finished 守株待兔")).toBeTruthy();
    expect(inputsOf("homework.submit")).toEqual([
      {
        homeworkToken: "hw",
        choices: [
          { questionIndex: 0, choiceIndex: 0 },
          { questionIndex: 1, choiceIndex: 1 },
        ],
      },
    ]);
    expect(Object.keys(localStorage).filter((key) => key.includes("draft"))).toEqual([]);
  });

  test("that is refused says why", async () => {
    keep();
    const recalled = new Refusal(409, "homework.recalled", "conflict");
    await openAsStudent("/student", { "homework.submit": () => recalled });
    expect(await screen.findByText("Error finishing homework")).toBeTruthy();
    const sentence = "Your teacher has recalled this homework. Your answers stay on this page.";
    expect(screen.getByText(sentence)).toBeTruthy();
  });

  test("holds up the sign-out until the child has decided, and is gone afterwards", async () => {
    keep();
    const { user: person } = await openAsStudent("/student", {
      "homework.submit": () => undefined,
      "accounts.signOut": () => ({ signedOut: true }),
    });
    const startSigningOut = async () => {
      await person.click(await screen.findByRole("button", { name: /Lin Mei/ }));
      await person.click(await screen.findByRole("menuitem", { name: "Sign Out", hidden: true }));
      // Without layout jsdom takes the open menu for invisible, and the focus trap says so.
      vi.mocked(console.warn).mockClear();
    };
    await startSigningOut();
    expect(await screen.findByText("Some answers are not sent yet")).toBeTruthy();
    await person.click(screen.getByRole("button", { name: "Stay" }));
    await waitFor(() => expect(screen.queryByText("Some answers are not sent yet")).toBeNull());
    expect(inputsOf("accounts.signOut")).toEqual([]);
    await startSigningOut();
    await person.click(await screen.findByRole("button", { name: "Sign out anyway" }));
    await waitFor(() => expect(inputsOf("accounts.signOut")).toHaveLength(1));
    await waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  });
});
