import { describe, expect, test } from "vitest";
import type { z } from "zod";
import { emailInput, newPasswordInput, staffSignInInput, studentSignInInput } from "./accounts.schema.ts";

function problems(schema: z.ZodType, input: unknown): string[] {
  const result = schema.safeParse(input);
  return result.success ? [] : result.error.issues.map(({ message }) => message);
}

describe("an e-mail", () => {
  test("that is empty and one that is malformed have their own sentences", () => {
    expect(problems(emailInput(), "")).toEqual(["Please enter an email address"]);
    expect(problems(emailInput(), undefined)).toEqual(["Please enter an email address"]);
    expect(problems(emailInput(), "abc")).toEqual(["Please enter a valid email address"]);
    expect(problems(emailInput(), "a@b")).toEqual(["Please enter a valid email address"]);
    expect(problems(emailInput(), "a b@c.de")).toEqual(["Please enter a valid email address"]);
  });

  test("is trimmed and may be as long as mail servers allow", () => {
    expect(emailInput().parse(" mei@example.org ")).toBe("mei@example.org");
    const longest = `${"a".repeat(242)}@example.org`;
    expect(problems(emailInput(), longest)).toEqual([]);
    expect(problems(emailInput(), `a${longest}`)).toEqual(["Please enter a valid email address"]);
  });
});

describe("the staff login", () => {
  test("asks for both fields in its own words", () => {
    expect(problems(staffSignInInput, { email: "", password: "" })).toEqual([
      "Email is required",
      "Password is required",
    ]);
  });

  test("does not remember unless asked, and leaves a password as it was typed", () => {
    expect(staffSignInInput.parse({ email: "a@b.co", password: " x " })).toEqual({
      email: "a@b.co",
      password: " x ",
      remember: false,
    });
  });
});

describe("the student login", () => {
  test("needs a username of three characters", () => {
    const login = (username: string) => problems(studentSignInInput, { username, password: "x" });
    expect(login("")).toEqual(["Username is required"]);
    expect(login("   ")).toEqual(["Username is required"]);
    expect(login("ab")).toEqual(["Username must be at least 3 characters"]);
    expect(login("abc")).toEqual([]);
  });

  test("needs a password", () => {
    expect(problems(studentSignInInput, { username: "abc", password: "" })).toEqual(["Password is required"]);
  });
});

describe("a chosen password", () => {
  test("has at least 8 characters", () => {
    expect(problems(newPasswordInput, "")).toEqual(["Password is required"]);
    expect(problems(newPasswordInput, "1234567")).toEqual(["Password must be at least 8 characters"]);
    expect(problems(newPasswordInput, "12345678")).toEqual([]);
  });

  test("has at most the 72 bytes that the hash reads", () => {
    expect(problems(newPasswordInput, "a".repeat(72))).toEqual([]);
    expect(problems(newPasswordInput, "a".repeat(73))).toEqual(["Password is too long"]);
    expect(problems(newPasswordInput, "书".repeat(24))).toEqual([]);
    expect(problems(newPasswordInput, "书".repeat(25))).toEqual(["Password is too long"]);
    expect(problems(newPasswordInput, "🙂".repeat(18))).toEqual([]);
    expect(problems(newPasswordInput, "🙂".repeat(19))).toEqual(["Password is too long"]);
  });
});
