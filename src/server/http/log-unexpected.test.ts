import { expect, test } from "vitest";
import { describeFault } from "./log-unexpected.ts";

test("a failed query is told in the database's words, without its text and values", () => {
  const cause = new Error('relation "homework" does not exist');
  const error = new Error("Failed query: select $1\nparams: 20170504", { cause });
  expect(describeFault(error)).toBe('relation "homework" does not exist');
});

test("an error without a cause speaks for itself, on one line", () => {
  expect(describeFault(new Error("broken\nhere"))).toBe("broken here");
});

test("what is thrown may be no error at all", () => {
  expect(describeFault("broken")).toBe("An error without a message");
});
