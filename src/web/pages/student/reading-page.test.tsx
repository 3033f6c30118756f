import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { inputsOf, openAsStudent } from "../../../../tests/support/student-page.tsx";
import { leaveBrowser, prepareBrowser } from "../../../../tests/support/teacher-page.tsx";

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

describe("the reading screen", () => {
  test("has its badges and tools, and no switch for answers", async () => {
    await openHomework();
    expect(await screen.findByRole("heading", { level: 1, name: "守株待兔" })).toBeTruthy();
    expect(screen.getByText("Reading")).toBeTruthy();
    expect(screen.getByText("Est. 15 min")).toBeTruthy();
    expect(screen.getByRole("button", { name: "Go Back" })).toBeTruthy();
    expect(screen.getByRole("button", { name: "Print" })).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Answers" })).toBeNull();
    expect(screen.queryByRole("button", { name: /Download/ })).toBeNull();
    expect(screen.getByText("1 of 3")).toBeTruthy();
    expect(screen.getByText("20:00")).toBeTruthy();
  });

  test("the pinyin switch shows the pinyin version and back, and screen readers skip the pinyin", async () => {
    const { user: person } = await openHomework();
    const pinyin = await screen.findByRole("button", { name: "Pinyin" });
    expect(document.querySelector("rt")).toBeNull();
    await person.click(pinyin);
    expect(document.querySelector("rt")?.textContent).toBe("guó");
    expect(document.querySelector("rt")?.getAttribute("aria-hidden")).toBe("true");
    expect(pinyin.getAttribute("aria-pressed")).toBe("true");
    await person.click(pinyin);
    expect(document.querySelector("rt")).toBeNull();
  });

  test("a choice is counted once, saved without a button and said so", async () => {
    const { user: person } = await openHomework();
    await person.click(await choice(1, "A 树"));
    expect(screen.getByText("1/2")).toBeTruthy();
    expect(screen.getByText("50%")).toBeTruthy();
    expect(await screen.findByText("Saved")).toBeTruthy();
    await person.click(await choice(1, "C 兔子"));
    expect(screen.getByText("1/2")).toBeTruthy();
    await waitFor(() => expect(inputsOf("homework.saveChoice")).toHaveLength(2));
    expect(inputsOf("homework.saveChoice")[1]).toEqual({
      homeworkToken: "hw",
      questionIndex: 0,
      choiceIndex: 2,
    });
  });

  test("choices saved on another device are back", async () => {
    await openHomework({
      "homework.openWork": () => ({
        attempt: 1,
        totalTimeMs: 0,
        choices: [{ questionIndex: 1, choiceIndex: 1 }],
      }),
    });
    expect((await choice(2, "B 田")).checked).toBe(true);
    expect(screen.getByText("1/2")).toBeTruthy();
  });

  test("a choice that could not be sent before the tab was closed is back and is sent", async () => {
    const draft = { unsent: { 0: { choiceIndex: 1, pickedAtMs: 1 } }, submission: null };
    localStorage.setItem("shuxiang.draft.mei.homework.hw", JSON.stringify(draft));
    await openHomework();
    expect((await choice(1, "B 田")).checked).toBe(true);
    await waitFor(() =>
      expect(inputsOf("homework.saveChoice")).toEqual([
        { homeworkToken: "hw", questionIndex: 0, choiceIndex: 1 },
      ]),
    );
  });

  test("a lost connection is said in a banner until it returns", async () => {
    const { user: person, answers } = await openHomework({ "homework.saveChoice": () => undefined });
    await person.click(await choice(1, "A 树"));
    const sentence = "Connection lost. Your answers are kept on this device and are sent when it returns.";
    expect(await screen.findByText(sentence)).toBeTruthy();
    answers["homework.saveChoice"] = () => ({ saved: true });
    fireEvent(window, new Event("online"));
    await waitFor(() => expect(screen.queryByText(sentence)).toBeNull());
  });

  test("an unknown article under a known homework is not shown", async () => {
    await openAsStudent("/student/pending/hw/other");
    expect(
      (await screen.findAllByText("Failed to load homework content. Please try again.")).length,
    ).toBeGreaterThan(0);
    expect(screen.getByRole("button", { name: "Go Back" })).toBeTruthy();
    expect(screen.queryByText("守株待兔")).toBeNull();
  });
});
