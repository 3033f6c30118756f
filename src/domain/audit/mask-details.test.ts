import { describe, expect, test } from "vitest";
import { cleanText, maskDetails } from "./mask-details.ts";

describe("details of a log entry", () => {
  test("carry no password, hash, cookie or date of birth at any depth", () => {
    const details = {
      username: "ming",
      password: "20150102",
      nested: { passwordHash: "$2b$10$x", dob: "2015/01/02" },
    };
    expect(maskDetails(details)).toEqual({
      username: "ming",
      password: "***",
      nested: { passwordHash: "***", dob: "***" },
    });
  });

  test("a line break in a name cannot forge a second entry", () => {
    expect(cleanText("a\nERROR x\u0000y")).toBe("a ERROR x y");
  });

  test("a text is cut behind 500 characters, not before", () => {
    expect(cleanText("字".repeat(500))).toBe("字".repeat(500));
    expect(cleanText("字".repeat(501))).toBe(`${"字".repeat(500)}…`);
  });

  test("dates, numbers, lists and nothing stay readable", () => {
    expect(maskDetails({ at: new Date(0), n: 3, list: ["a", null], none: undefined })).toEqual({
      at: "1970-01-01T00:00:00.000Z",
      n: 3,
      list: ["a", null],
      none: null,
    });
  });

  test("nesting ends at four levels", () => {
    expect(maskDetails({ a: { b: { c: { d: { e: 1 } } } } })).toEqual({ a: { b: { c: { d: "…" } } } });
  });
});
