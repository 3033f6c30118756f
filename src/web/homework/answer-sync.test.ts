import { ORPCError } from "@orpc/client";
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { Choice } from "#domain/homework/homework.types.ts";
import { readAnswers } from "./answer-draft.ts";
import { createAnswerSync } from "./answer-sync.ts";

const pick = (questionIndex: number, choiceIndex: number): Choice => ({ questionIndex, choiceIndex });
const noConnection = () => Promise.reject(new TypeError("Failed to fetch"));

function syncWith(saveChoice: (choice: Choice) => Promise<unknown>, serverChoices: readonly Choice[] = []) {
  return createAnswerSync({ owner: "child", homeworkToken: "hw", serverChoices, saveChoice });
}

beforeEach(() => localStorage.clear());

describe("keeping a child's picks", () => {
  test("picks are sent one by one, in the order they were made", async () => {
    const sent: Choice[] = [];
    const release: (() => void)[] = [];
    const sync = syncWith((choice) => {
      sent.push(choice);
      return new Promise<void>((resolve) => release.push(resolve));
    });
    sync.choose(pick(1, 0));
    sync.choose(pick(0, 2));
    expect(sent).toEqual([pick(1, 0)]);
    release[0]?.();
    await vi.waitFor(() => expect(sent).toEqual([pick(1, 0), pick(0, 2)]));
  });

  test("a pick is said to be saved only after the server has confirmed it", async () => {
    let confirm = () => {};
    const sync = syncWith(() => new Promise<void>((resolve) => (confirm = resolve)));
    sync.choose(pick(0, 1));
    expect(sync.getState().save).toEqual({ questionIndex: 0, state: "saving" });
    confirm();
    await vi.waitFor(() => expect(sync.getState().save).toEqual({ questionIndex: 0, state: "saved" }));
    expect(readAnswers("child", "hw").unsent).toEqual([]);
  });

  test("a pick changed while the first one is on its way is sent as well", async () => {
    const sent: Choice[] = [];
    const sync = syncWith(async (choice) => sent.push(choice));
    sync.choose(pick(0, 1));
    sync.choose(pick(0, 3));
    await vi.waitFor(() => expect(sent).toEqual([pick(0, 1), pick(0, 3)]));
    expect(sync.getState().choices).toEqual([pick(0, 3)]);
  });

  test("without a connection the pick stays on the device and goes out when the browser is online again", async () => {
    const saveChoice = vi.fn<(choice: Choice) => Promise<unknown>>(noConnection);
    const sync = syncWith(saveChoice);
    sync.choose(pick(0, 1));
    await vi.waitFor(() => expect(sync.getState().connectionLost).toBe(true));
    expect(readAnswers("child", "hw")).toMatchObject({ choices: { 0: 1 }, unsent: [0] });
    saveChoice.mockResolvedValue({ saved: true });
    window.dispatchEvent(new Event("online"));
    await vi.waitFor(() => expect(sync.getState().connectionLost).toBe(false));
    expect(sync.getState().save).toEqual({ questionIndex: 0, state: "saved" });
  });

  test("after closing the tab an unsent pick comes back over the server's and is sent once", async () => {
    const first = syncWith(noConnection);
    first.choose(pick(0, 1));
    await vi.waitFor(() => expect(first.getState().connectionLost).toBe(true));
    await Promise.all([first.pause()]);

    const saveChoice = vi.fn(async () => ({ saved: true }));
    const second = syncWith(saveChoice, [pick(0, 0), pick(1, 2)]);
    expect(second.getState().choices).toEqual([pick(0, 1), pick(1, 2)]);
    second.start();
    await vi.waitFor(() => expect(readAnswers("child", "hw").unsent).toEqual([]));
    expect(saveChoice.mock.calls).toEqual([[pick(0, 1)]]);
  });

  test("what another device picked wins over an older pick that this device had already sent", () => {
    localStorage.setItem(
      "shuxiang.draft.child.homework.hw",
      JSON.stringify({ choices: { 0: 1 }, unsent: [] }),
    );
    expect(syncWith(noConnection, [pick(0, 3)]).getState().choices).toEqual([pick(0, 3)]);
  });

  test("a recalled homework ends the sending and keeps the picks in sight", async () => {
    const refusal = new ORPCError("CONFLICT", { status: 409, data: { code: "homework.recalled" } });
    const saveChoice = vi.fn(() => Promise.reject(refusal));
    const sync = syncWith(saveChoice);
    sync.choose(pick(0, 1));
    await vi.waitFor(() => expect(sync.getState().closedBy).toBe(refusal));
    sync.choose(pick(1, 1));
    expect(saveChoice).toHaveBeenCalledTimes(1);
    expect(sync.getState().choices).toEqual([pick(0, 1), pick(1, 1)]);
  });

  test("a pick that the server cannot read does not hold up the next one", async () => {
    const sent: Choice[] = [];
    const sync = syncWith(async (choice) => {
      sent.push(choice);
      if (choice.questionIndex === 0) throw new ORPCError("BAD_REQUEST", { status: 400 });
    });
    sync.choose(pick(0, 9));
    sync.choose(pick(1, 1));
    await vi.waitFor(() => expect(sent).toEqual([pick(0, 9), pick(1, 1)]));
  });

  test("started again while a call is on its way, the rest is still sent", async () => {
    let confirm = () => {};
    const saveChoice = vi.fn<(choice: Choice) => Promise<unknown>>(
      () => new Promise<void>((resolve) => (confirm = resolve)),
    );
    const sync = syncWith(saveChoice);
    sync.choose(pick(0, 1));
    sync.choose(pick(1, 1));
    void sync.pause();
    sync.start();
    saveChoice.mockResolvedValue({ saved: true });
    confirm();
    await vi.waitFor(() => expect(readAnswers("child", "hw").unsent).toEqual([]));
  });

  test("after a submission the device remembers nothing", async () => {
    const sync = syncWith(noConnection);
    sync.choose(pick(0, 1));
    sync.requestSubmit(true);
    expect(readAnswers("child", "hw").submitRequested).toBe(true);
    sync.forget();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});
