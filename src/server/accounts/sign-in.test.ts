import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { accountsMessages } from "#domain/accounts/accounts.messages.en.ts";
import { sessions } from "#server/database/tables/sessions.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import {
  addStaff,
  addStudent,
  type HttpSchool,
  openHttpSchool,
  signInAs,
  type Visitor,
} from "../../../tests/support/http-school.ts";

let school: HttpSchool;
let visitor: Visitor;

beforeAll(async () => {
  school = await openHttpSchool();
  const { db } = school;
  await addStaff(db, { email: "head@school.example", role: "admin", name: ["Hua", "Wang"] });
  await addStaff(db, { email: "gao@school.example", name: ["Lan", "Gao"] });
  await addStaff(db, { email: "new@school.example", approved: false });
  await addStudent(db, { username: "limingli", email: "ming@family.example" });
  await addStudent(db, { username: "twinone", email: "twins@family.example" });
  await addStudent(db, { username: "twintwo", email: "twins@family.example" });
  await addStudent(db, { username: "nobodyyet", role: "unknown" });
});
afterAll(() => school.stop());
beforeEach(() => {
  visitor = school.visitor();
});

describe("the staff door", () => {
  test("lets a teacher and an administrator in and answers who they are, nothing more", async () => {
    const teacher = await signInAs(visitor, "gao@school.example");
    expect(teacher.status).toBe(200);
    expect(teacher.output).toEqual({
      user: {
        userToken: expect.any(String),
        fullName: "Lan Gao",
        firstName: "Lan",
        lastName: "Gao",
        email: "gao@school.example",
        role: "teacher",
      },
    });
    const admin = await signInAs(school.visitor(), "head@school.example");
    expect(admin.output.user.role).toBe("admin");
  });

  test("takes an e-mail in any case", async () => {
    expect((await signInAs(visitor, "GAO@School.Example")).status).toBe(200);
  });

  test("has one answer for a wrong password and for an e-mail nobody has", async () => {
    const wrong = await signInAs(visitor, "gao@school.example", { password: "wrong" });
    const nobody = await signInAs(visitor, "nobody@school.example");
    expect(wrong.status).toBe(401);
    expect(wrong.error.code).toBe("accounts.invalidCredentials");
    expect(nobody.text).toBe(wrong.text);
    expect(visitor.cookies.size).toBe(0);
  });

  test("sends a student away and starts no session", async () => {
    const right = await signInAs(visitor, "ming@family.example", { password: "20150102" });
    expect(right.status).toBe(403);
    expect(right.error.code).toBe("accounts.staffOnly");
    expect(visitor.cookies.size).toBe(0);
    const wrong = await signInAs(visitor, "ming@family.example", { password: "20150103" });
    expect(wrong.error.code).toBe("accounts.invalidCredentials");
  });

  test("sends away staff whose role is UNKNOWN now", async () => {
    const userToken = await addStaff(school.db, { email: "former@school.example" });
    await school.db.update(users).set({ role: "unknown" }).where(eq(users.userToken, userToken));
    const answer = await signInAs(visitor, "former@school.example");
    expect([answer.status, answer.error.code]).toEqual([403, "accounts.staffOnly"]);
  });

  test("says so when an account has no profile", async () => {
    const userToken = await addStaff(school.db, { email: "ghost@school.example" });
    await school.db.update(users).set({ deleted: true }).where(eq(users.userToken, userToken));
    const answer = await signInAs(visitor, "ghost@school.example");
    expect([answer.status, answer.error.code]).toEqual([401, "accounts.profileNotFound"]);
    expect(visitor.cookies.size).toBe(0);
  });

  test("lets a teacher whom nobody has approved in without a role", async () => {
    const answer = await signInAs(visitor, "new@school.example");
    expect(answer.output.user.role).toBe("unknown");
    expect((await visitor.call("accounts.session")).output.user.role).toBe("unknown");
    expect((await visitor.call("semesters.current")).status).toBe(401);
  });

  test("names the field of an input it refuses", async () => {
    const answer = await visitor.call("accounts.staffSignIn", { email: "abc", password: "" });
    expect(answer.status).toBe(400);
    expect(answer.output.data.issues).toEqual([
      { path: ["email"], message: "Please enter a valid email address" },
      { path: ["password"], message: "Password is required" },
    ]);
  });
});

describe("the student door", () => {
  test("lets a child in by username, in any case", async () => {
    const answer = await signInAs(visitor, "LiMingLi");
    expect(answer.status).toBe(200);
    expect(answer.output.user).toMatchObject({ fullName: "Ming Li", role: "student" });
  });

  test("knows no such username", async () => {
    const answer = await signInAs(visitor, "nosuchname");
    expect([answer.status, answer.error.code]).toEqual([401, "accounts.usernameNotFound"]);
  });

  test("refuses a wrong password", async () => {
    const answer = await signInAs(visitor, "limingli", { password: "20150103" });
    expect([answer.status, answer.error.code]).toEqual([401, "accounts.incorrectPassword"]);
    expect(visitor.cookies.size).toBe(0);
  });

  test("takes the e-mail of a child who is the only one to have it, never that of siblings", async () => {
    const door = (username: string) =>
      visitor.call("accounts.studentSignIn", { username, password: "20150102" });
    expect((await door("ming@family.example")).status).toBe(200);
    const siblings = await door("twins@family.example");
    expect([siblings.status, siblings.error.code]).toEqual([401, "accounts.usernameNotFound"]);
  });

  test("does not know staff", async () => {
    const answer = await visitor.call("accounts.studentSignIn", {
      username: "gao@school.example",
      password: "Lantern-Festival-8",
    });
    expect(answer.error.code).toBe("accounts.usernameNotFound");
  });

  test("gives somebody with the role UNKNOWN a session and nothing else", async () => {
    expect((await signInAs(visitor, "nobodyyet")).output.user.role).toBe("unknown");
    expect((await visitor.call("semesters.current")).status).toBe(401);
  });

  test("does not know a child who was removed from the school", async () => {
    const userToken = await addStudent(school.db, { username: "removed" });
    await school.db.update(users).set({ deleted: true }).where(eq(users.userToken, userToken));
    expect((await signInAs(visitor, "removed")).error.code).toBe("accounts.usernameNotFound");
  });
});

test("no answer carries a password, a hash, a date of birth or a phone number", async () => {
  const answers = [
    await signInAs(visitor, "limingli"),
    await visitor.call("accounts.session"),
    await signInAs(visitor, "limingli", { password: "wrong" }),
    await signInAs(visitor, "gao@school.example"),
    await visitor.call("accounts.session"),
  ];
  for (const { text } of answers)
    expect(text).not.toMatch(/\$2[aby]\$|"password|hash|2015\/01\/02|20150102|555-0142|dob/i);
});

test("every refusal has its sentence", () => {
  const { errors } = accountsMessages;
  expect(errors.staffOnly).toBe("Unauthorized: Staff access required (Teacher or Administrator)");
  expect(errors.profileNotFound).toBe("User profile not found");
  expect(errors.usernameNotFound).toBe("Username not found. Please check your username.");
  expect(errors.incorrectPassword).toBe("Incorrect password. Please try again.");
  expect(errors.tooManyAttempts).toBe(
    "Something went wrong. Please try again or contact support if the problem persists.",
  );
});

test("the database keeps a hash of what the cookie carries, not the cookie", async () => {
  const answer = await signInAs(visitor, "limingli");
  const secret = visitor.cookies.get("session")?.value ?? "";
  expect(secret.length).toBeGreaterThanOrEqual(43);
  const rows = await school.db.select().from(sessions);
  expect(JSON.stringify(rows)).not.toContain(secret);
  expect(answer.text).not.toContain(secret);
});
