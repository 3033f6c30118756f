import { beforeEach, describe, expect, test } from "vitest";
import { readDraft, removeDraft, removeDraftsOf, writeDraft } from "./local-drafts.ts";

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
});
