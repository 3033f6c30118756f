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
    expect(readAnswers("child", "hw").unsent).toEqual({});
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
    expect(readAnswers("child", "hw")).toMatchObject({ unsent: { 0: { choiceIndex: 1 } } });
    sync.choose(pick(0, 1));
    expect(sync.getState().save).toEqual({ questionIndex: 0, state: "waiting" });
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
    await vi.waitFor(() => expect(readAnswers("child", "hw").unsent).toEqual({}));
    expect(saveChoice.mock.calls).toEqual([[pick(0, 1)]]);
  });

  test("what another device picked wins over an older pick that this device had already sent", async () => {
    const first = syncWith(async () => ({ saved: true }));
    first.choose(pick(0, 1));
    await vi.waitFor(() => expect(first.getState().save?.state).toBe("saved"));
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
    await vi.waitFor(() => expect(readAnswers("child", "hw").unsent).toEqual({}));
  });

  test("after a submission the device remembers nothing", async () => {
    const sync = syncWith(noConnection);
    sync.choose(pick(0, 1));
    sync.requestSubmit("守株待兔");
    expect(readAnswers("child", "hw").submission).toEqual({ title: "守株待兔", choices: [pick(0, 1)] });
    expect(sync.submitRequested()).toBe(true);
    sync.forget();
    expect(Object.keys(localStorage)).toEqual([]);
  });
});

describe("two tabs on one homework", () => {
  test("keep each other's unsent picks, and of one question the later", async () => {
    const [left, right] = [syncWith(noConnection), syncWith(noConnection)];
    left.choose(pick(0, 1));
    right.choose(pick(1, 2));
    left.choose(pick(2, 0));
    right.takeOver();
    right.choose(pick(0, 3));
    left.takeOver();
    const both = [pick(0, 3), pick(1, 2), pick(2, 0)];
    expect(left.getState().choices).toEqual(both);
    expect(right.getState().choices).toEqual(both);
    expect(Object.keys(readAnswers("child", "hw").unsent)).toEqual(["0", "1", "2"]);
    await Promise.all([left.pause(), right.pause()]);
  });

  test("an older pick that one tab gets confirmed leaves the other tab's later one to be sent", async () => {
    let confirm = () => {};
    const left = syncWith(() => new Promise<void>((resolve) => (confirm = resolve)));
    const right = syncWith(noConnection);
    left.choose(pick(0, 1));
    right.takeOver();
    right.choose(pick(0, 2));
    confirm();
    await left.pause();
    expect(readAnswers("child", "hw").unsent).toMatchObject({ 0: { choiceIndex: 2 } });
    await right.pause();
  });

  test("a pick that the other tab has sent is saved here too, and the lost connection is no news any more", async () => {
    const left = syncWith(noConnection);
    left.choose(pick(0, 1));
    await vi.waitFor(() => expect(left.getState().connectionLost).toBe(true));
    const right = syncWith(async () => ({ saved: true }));
    right.start();
    await vi.waitFor(() => expect(localStorage.length).toBe(0));
    left.takeOver();
    expect(left.getState()).toMatchObject({
      connectionLost: false,
      save: { questionIndex: 0, state: "saved" },
      choices: [pick(0, 1)],
    });
    await left.pause();
  });

  test("what was wiped by signing out does not come back with the answer to a call on its way", async () => {
    let confirm = () => {};
    const sync = syncWith(() => new Promise<void>((resolve) => (confirm = resolve)));
    sync.choose(pick(0, 1));
    sync.choose(pick(1, 1));
    localStorage.clear();
    confirm();
    await sync.pause();
    expect(localStorage.length).toBe(0);
  });
});

test("on a device that keeps nothing, picks are sent all the same", async () => {
  const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const sent: Choice[] = [];
  const sync = syncWith(async (choice) => sent.push(choice));
  sync.choose(pick(0, 1));
  sync.choose(pick(1, 2));
  await vi.waitFor(() => expect(sent).toEqual([pick(0, 1), pick(1, 2)]));
  full.mockRestore();
});
