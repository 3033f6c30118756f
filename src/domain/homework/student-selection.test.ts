import { describe, expect, test } from "vitest";
import { addStudents, toggleStudent } from "./student-selection.ts";

describe("one click on a child", () => {
  test("adds it, and takes it away again", () => {
    expect(toggleStudent(["a"], "b")).toEqual({ tokens: ["a", "b"], refused: false });
    expect(toggleStudent(["a", "b"], "a")).toEqual({ tokens: ["b"], refused: false });
  });

  test("replaces the choice where only one is allowed", () => {
    expect(toggleStudent(["a"], "b", { single: true })).toEqual({ tokens: ["b"], refused: false });
    expect(toggleStudent(["b"], "b", { single: true })).toEqual({ tokens: [], refused: false });
  });

  test("is refused beyond the limit and not at it", () => {
    expect(toggleStudent(["a"], "b", { maxSelections: 2 })).toEqual({ tokens: ["a", "b"], refused: false });
    expect(toggleStudent(["a", "b"], "c", { maxSelections: 2 })).toEqual({
      tokens: ["a", "b"],
      refused: true,
    });
    expect(toggleStudent(["a", "b"], "b", { maxSelections: 2 })).toEqual({ tokens: ["a"], refused: false });
  });
});

describe("Select All", () => {
  test("adds every child shown once and keeps those chosen before", () => {
    expect(addStudents(["z"], ["a", "z", "b"])).toEqual({ tokens: ["z", "a", "b"], refused: false });
  });

  test("stops at the limit and says so", () => {
    expect(addStudents([], ["a", "b"], { maxSelections: 2 })).toEqual({ tokens: ["a", "b"], refused: false });
    expect(addStudents([], ["a", "b", "c"], { maxSelections: 2 })).toEqual({
      tokens: ["a", "b"],
      refused: true,
    });
  });
});
