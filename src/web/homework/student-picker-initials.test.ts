import { expect, test } from "vitest";
import { initialsOf } from "./student-picker-initials.ts";

test.each([
  ["李小明", "小明"],
  ["王芳", "王芳"],
  ["Lin Mei", "LM"],
  ["Anna Maria Berg", "AB"],
  ["ann", "AN"],
  ["Mei 林小美", "小美"],
  ["", ""],
])("the circle of %s holds %s", (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
