import { ORPCError } from "@orpc/client";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice, SubmissionView } from "#domain/homework/homework.types.ts";
import { type AnswerDraft, readAnswers, unsentHomework, writeAnswers } from "./answer-draft.ts";
import { createUnsentSender } from "./unsent-sender.ts";

const pick = (questionIndex: number, choiceIndex: number): Choice => ({ questionIndex, choiceIndex });
const result = { homeworkToken: "hw" } as SubmissionView;
const offline = new TypeError("Failed to fetch");
const conflict = (code: string) => new ORPCError("CONFLICT", { status: 409, data: { code } });
const queued: AnswerDraft = {
  unsent: { 1: { choiceIndex: 3, pickedAtMs: 20 } },
  submission: { title: "守株待兔", choices: [pick(0, 1), pick(1, 2)] },
};

let stop = () => {};
type Calls = Partial<Parameters<typeof createUnsentSender>[0]>;
function senderWith(own: Calls = {}) {
  const parts = {
    saveChoice: vi.fn(async () => ({ saved: true })),
    submit: vi.fn(async () => result),
    onSubmitted: vi.fn(),
    onRefused: vi.fn(),
  };
  const sender = createUnsentSender({ owner: "child", isOpen: () => false, ...parts, ...own });
  sender.start();
  stop = sender.stop;
  return { ...parts, sender };
}

beforeEach(() => localStorage.clear());
afterEach(() => stop());

describe("what could not be sent earlier", () => {
  test("a waiting submission goes out with the latest picks and is told by its title", async () => {
    writeAnswers("child", "hw", queued);
    const { sender, submit, onSubmitted } = senderWith();
    sender.wake();
    await vi.waitFor(() => expect(onSubmitted).toHaveBeenCalledWith("守株待兔", result));
    expect(submit.mock.calls).toEqual([["hw", [pick(0, 1), pick(1, 3)]]]);
    expect(unsentHomework("child")).toEqual([]);
  });

  test("picks go out in the order they were made, and other people's stay", async () => {
    const unsent = { 0: { choiceIndex: 1, pickedAtMs: 20 }, 3: { choiceIndex: 2, pickedAtMs: 10 } };
    writeAnswers("child", "hw", { unsent, submission: null });
    writeAnswers("sister", "hw", queued);
    const { sender, saveChoice, submit } = senderWith();
    sender.wake();
    await vi.waitFor(() => expect(unsentHomework("child")).toEqual([]));
    expect(saveChoice.mock.calls).toEqual([
      ["hw", pick(3, 2)],
      ["hw", pick(0, 1)],
    ]);
    expect(submit).not.toHaveBeenCalled();
    expect(unsentHomework("sister")).toEqual(["hw"]);
  });

  test("waits for the connection and is sent once when it returns", async () => {
    writeAnswers("child", "hw", queued);
    const submit = vi.fn(async () => result).mockRejectedValueOnce(offline);
    const { sender, onSubmitted, onRefused } = senderWith({ submit });
    sender.wake();
    await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
    await new Promise((resolve) => setTimeout(resolve));
    window.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
    expect(submit).toHaveBeenCalledTimes(2);
    expect(onRefused).not.toHaveBeenCalled();
  });

  test("belongs to its own screen as long as that is open, and goes out when it is left", async () => {
    writeAnswers("child", "hw", queued);
    let open: string | undefined = "hw";
    const isOpen = (homeworkToken: string) => homeworkToken === open;
    const { sender, submit, onSubmitted } = senderWith({ isOpen });
    sender.wake();
    await Promise.resolve();
    expect(submit).not.toHaveBeenCalled();
    open = undefined;
    sender.wake();
    await vi.waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(1));
  });

  test("leaving one homework while another is on its way is not missed", async () => {
    writeAnswers("child", "first", queued);
    let answer = (_: SubmissionView) => {};
    const submit = vi.fn((homeworkToken: string) =>
      homeworkToken === "first"
        ? new Promise<SubmissionView>((resolve) => (answer = resolve))
        : Promise.resolve(result),
    );
    const { sender, onSubmitted } = senderWith({ submit });
    sender.wake();
    writeAnswers("child", "second", queued);
    sender.wake();
    answer(result);
    await vi.waitFor(() => expect(onSubmitted).toHaveBeenCalledTimes(2));
  });

  test("refused for good is said once, keeps the picks and is not asked again", async () => {
    writeAnswers("child", "hw", queued);
    const submit = vi.fn(() => Promise.reject(conflict("homework.recalled")));
    const { sender, onRefused, saveChoice } = senderWith({ submit });
    sender.wake();
    await vi.waitFor(() => expect(onRefused).toHaveBeenCalledTimes(1));
    expect(readAnswers("child", "hw")).toEqual({ unsent: queued.unsent, submission: null });
    sender.wake();
    await Promise.resolve();
    expect(submit).toHaveBeenCalledTimes(1);
    expect(saveChoice).not.toHaveBeenCalled();
  });

  test("of a homework that was submitted elsewhere nothing stays on the device", async () => {
    writeAnswers("child", "hw", { ...queued, submission: null });
    const saveChoice = vi.fn(() => Promise.reject(conflict("homework.alreadySubmitted")));
    const { sender, onRefused } = senderWith({ saveChoice });
    sender.wake();
    await vi.waitFor(() => expect(unsentHomework("child")).toEqual([]));
    expect(onRefused).not.toHaveBeenCalled();
  });
});
