import { describe, expect, test } from "vitest";
import { sizesForGrade, viewFor } from "./reading-view.ts";

describe("the size of the reading text", () => {
  test.each([
    ["1", 24],
    ["3.9", 24],
    ["3", 24],
    ["4", 22],
    ["4.1", 22],
    ["", 22],
  ])("grade %s starts at %i px", (grade, sizePx) => {
    expect(viewFor(grade, {}).sizePx).toBe(sizePx);
  });

  test("grades 1 to 3 are never offered less than 22 px", () => {
    expect(Math.min(...sizesForGrade("3"))).toBe(22);
    expect(Math.min(...sizesForGrade("4"))).toBe(18);
  });

  test("a stored size is kept where the grade offers it and dropped where it does not", () => {
    expect(viewFor("5", { sizePx: 18, face: "song" })).toEqual({ sizePx: 18, face: "song" });
    expect(viewFor("2", { sizePx: 18, face: "song" })).toEqual({ sizePx: 24, face: "song" });
  });

  test("an unknown face falls back to Kai", () => {
    expect(viewFor("2", { face: "comic" as never }).face).toBe("kai");
  });
});
