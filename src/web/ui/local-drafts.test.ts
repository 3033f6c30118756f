import { beforeEach, describe, expect, test, vi } from "vitest";
import {
  draftNames,
  onDraftChange,
  readDraft,
  removeDraft,
  removeDraftsOf,
  writeDraft,
} from "./local-drafts.ts";

beforeEach(() => localStorage.clear());

describe("drafts on this device", () => {
  test("come back as they were written, to their writer only", () => {
    writeDraft("mei", "homework-1", { choices: [0, 2] });
    expect(readDraft("mei", "homework-1")).toEqual({ choices: [0, 2] });
    expect(readDraft("ming", "homework-1")).toBeUndefined();
    removeDraft("mei", "homework-1");
    expect(readDraft("mei", "homework-1")).toBeUndefined();
  });

  test("that cannot be read are dropped instead of breaking the page", () => {
    localStorage.setItem("shuxiang.draft.mei.old", "{half");
    expect(readDraft("mei", "old")).toBeUndefined();
    expect(localStorage.length).toBe(0);
  });

  test("go with their writer and leave other people's alone", () => {
    writeDraft("mei", "homework-1", 1);
    writeDraft("mei-2", "homework-1", 2);
    removeDraftsOf("mei");
    expect(readDraft("mei", "homework-1")).toBeUndefined();
    expect(readDraft("mei-2", "homework-1")).toBe(2);
  });

  test("are listed for their writer", () => {
    writeDraft("mei", "homework-1", 1);
    writeDraft("mei-2", "homework-2", 2);
    expect(draftNames("mei")).toEqual(["homework-1"]);
  });

  test("say when they cannot be kept", () => {
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    expect(writeDraft("mei", "homework-1", 1)).toBe(false);
    full.mockRestore();
    expect(writeDraft("mei", "homework-1", 1)).toBe(true);
  });

  test("tell of a change that another tab made, and of nothing else", () => {
    const changed = vi.fn();
    const stop = onDraftChange("mei", "homework-1", changed);
    const inOtherTab = (key: string | null) => window.dispatchEvent(new StorageEvent("storage", { key }));
    inOtherTab("shuxiang.draft.mei.homework-2");
    expect(changed).not.toHaveBeenCalled();
    inOtherTab("shuxiang.draft.mei.homework-1");
    inOtherTab(null);
    expect(changed).toHaveBeenCalledTimes(2);
    stop();
    inOtherTab("shuxiang.draft.mei.homework-1");
    expect(changed).toHaveBeenCalledTimes(2);
  });
});
