import { describe, expect, test } from "vitest";
import { setUpForm, setUpInput } from "./school.schema.ts";

const complete = {
  firstName: "Mei",
  lastName: "Lin",
  email: "mei@example.org",
  password: "bamboo-grove",
  nameEnglish: "Lotus School",
  nameChinese: "荷花中文学校",
  timeZone: "America/Argentina/Buenos_Aires",
  semesterYear: "2026",
};

function problemOf(field: keyof typeof complete, value: string): string | undefined {
  const result = setUpForm.safeParse({ ...complete, [field]: value });
  return result.error?.issues[0]?.message;
}

describe("the set-up form", () => {
  test("is accepted when complete, without the sample school unless asked", () => {
    expect(setUpForm.parse(complete)).toEqual({ ...complete, withSampleSchool: false });
  });

  test("says of each empty field what is missing", () => {
    expect(problemOf("firstName", " ")).toBe("First name is required");
    expect(problemOf("lastName", "")).toBe("Last name is required");
    expect(problemOf("email", "")).toBe("Email is required");
    expect(problemOf("nameEnglish", "")).toBe("The English name is required");
    expect(problemOf("nameChinese", "")).toBe("The Chinese name is required");
    expect(problemOf("semesterYear", "")).toBe("Please enter a year with four digits");
  });

  test("takes names of time zones and nothing else", () => {
    for (const zone of ["UTC", "Asia/Shanghai", "Etc/GMT+8", "America/Port-au-Prince"]) {
      expect(problemOf("timeZone", zone)).toBeUndefined();
    }
    for (const zone of ["", "Asia/", "../etc/passwd", "Asia/Shanghai;"]) {
      expect(problemOf("timeZone", zone)).toBe("Please choose a time zone");
    }
  });

  test("is worth nothing without the link's token", () => {
    const result = setUpInput.safeParse({ ...complete, token: " " });
    expect(result.error?.issues[0]?.message).toBe("The set-up link is incomplete");
    expect(setUpInput.parse({ ...complete, token: "t" }).token).toBe("t");
  });
});
