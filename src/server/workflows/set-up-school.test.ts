import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  addStaff,
  type HttpSchool,
  openHttpSchool,
  SET_UP_TOKEN,
  signInAs,
} from "../../../tests/support/http-school.ts";

let school: HttpSchool;

beforeEach(async () => {
  school = await openHttpSchool();
});
afterEach(() => school.stop());

const FORM = {
  token: SET_UP_TOKEN,
  firstName: "Hua",
  lastName: "Wang",
  email: "hua@school.example",
  password: "Lantern-Festival-8",
  nameEnglish: "Riverside Chinese School",
  nameChinese: "河边中文学校",
  timeZone: "Asia/Shanghai",
  semesterYear: "2026",
};
const setUp = (changes: object = {}) => school.visitor().call("school.setUp", { ...FORM, ...changes });
const state = (token: string) => school.visitor().call("school.setUpState", { token });

async function countPeople(): Promise<number> {
  const { rows } = await school.db.execute<{ n: number }>(sql`select count(*)::integer as n from users`);
  return rows[0]?.n ?? 0;
}

describe("the one-time link", () => {
  test("is open while nobody administers the school", async () => {
    expect((await state(SET_UP_TOKEN)).output).toEqual({ open: true });
  });

  test("with another token, or none, does not work", async () => {
    for (const token of ["wrong", "", SET_UP_TOKEN.slice(1), `${SET_UP_TOKEN} `]) {
      const answer = await state(token);
      expect([answer.status, answer.error.code]).toEqual([403, "school.invalidToken"]);
    }
    expect((await setUp({ token: "wrong" })).status).toBe(403);
    expect((await setUp({ token: "" })).status).toBe(400);
    expect(await countPeople()).toBe(0);
  });

  test("works for nobody on a server that printed none", async () => {
    const closed = await openHttpSchool({ setUpToken: null });
    for (const token of ["null", "", "undefined"]) {
      const answer = await closed.visitor().call("school.setUpState", { token });
      expect(answer.error.code).toBe("school.invalidToken");
    }
    expect((await closed.visitor().call("school.setUp", { ...FORM, token: "null" })).status).toBe(403);
    await closed.stop();
  });

  test("that was used says so, whatever the token", async () => {
    expect((await setUp()).status).toBe(200);
    for (const answer of [
      await state(SET_UP_TOKEN),
      await state("wrong"),
      await setUp(),
      await setUp({ token: "x" }),
    ])
      expect([answer.status, answer.error.code]).toEqual([409, "school.alreadySetUp"]);
    expect(await countPeople()).toBe(1);
  });

  test("is of no use where an administrator came from the settings", async () => {
    await addStaff(school.db, { email: "head@school.example", role: "admin" });
    expect((await setUp()).status).toBe(409);
    expect(await countPeople()).toBe(1);
  });

  test("is still open beside a teacher: only an administrator closes it", async () => {
    await addStaff(school.db, { email: "gao@school.example", role: "teacher" });
    expect((await state(SET_UP_TOKEN)).output).toEqual({ open: true });
  });
});

describe("setting up", () => {
  test("makes the administrator, the names and the first semester, and is logged", async () => {
    const answer = await setUp();
    expect([answer.status, answer.output]).toEqual([200, { logins: [] }]);
    expect(answer.response.cookies).toEqual([]);
    const visitor = school.visitor();
    expect((await signInAs(visitor, "hua@school.example")).output.user).toMatchObject({
      fullName: "Hua Wang",
      role: "admin",
    });
    expect((await visitor.call("accounts.session")).output).toMatchObject({
      school: {
        nameEnglish: "Riverside Chinese School",
        nameChinese: "河边中文学校",
        timeZone: "Asia/Shanghai",
      },
      semester: { semesterYear: "2026", semesterName: "2026/09 - 2027/06" },
    });
    const { rows } = await school.db.execute(
      sql`select category, severity, description, details from system_logs where action = 'School set up'`,
    );
    expect(rows).toEqual([
      {
        category: "system",
        severity: "success",
        description: "Riverside Chinese School was set up by Hua Wang",
        details: null,
      },
    ]);
  });

  test("twice at once makes one administrator and one 409", async () => {
    const answers = await Promise.all([setUp(), setUp({ email: "second@school.example" })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe("school.alreadySetUp");
    expect(await countPeople()).toBe(1);
  });

  test("names every field it refuses and makes nothing", async () => {
    const answer = await setUp({ firstName: " ", email: "abc", password: "short", semesterYear: "26" });
    expect(answer.status).toBe(400);
    expect(answer.output.data.issues).toEqual([
      { path: ["firstName"], message: "First name is required" },
      { path: ["email"], message: "Please enter a valid email address" },
      { path: ["password"], message: "Password must be at least 8 characters" },
      { path: ["semesterYear"], message: "Semester year must be a 4-digit number" },
    ]);
    expect(await countPeople()).toBe(0);
  });

  test("in a time zone that does not exist is refused: no day of the school could be told", async () => {
    for (const timeZone of ["Mars/Olympus", "Asia/Shangai"]) {
      const answer = await setUp({ timeZone });
      expect([answer.status, answer.error.code]).toEqual([400, "shared.invalid"]);
    }
    expect(await countPeople()).toBe(0);
  });

  test("that breaks off leaves nothing half made", async () => {
    await school.db.execute(sql`alter table semester add check (semester_year <> '2026')`);
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    const answer = await setUp();
    expect([answer.status, answer.error.kind]).toEqual([500, "unexpected"]);
    expect(said).toHaveBeenCalled();
    said.mockRestore();
    expect(await countPeople()).toBe(0);
    expect((await state(SET_UP_TOKEN)).output).toEqual({ open: true });
    expect((await setUp({ semesterYear: "2027" })).status).toBe(200);
  });
});
