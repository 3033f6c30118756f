import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import {
  addStaff,
  addStudent,
  type HttpSchool,
  openHttpSchool,
  signInAs,
} from "../../../tests/support/http-school.ts";

let school: HttpSchool;
let studentToken: string;

beforeAll(async () => {
  school = await openHttpSchool();
  studentToken = await addStudent(school.db, { username: "limingli", email: "ming@family.example" });
  await addStaff(school.db, { email: "gao@school.example" });
});
afterAll(() => school.stop());
beforeEach(() => school.db.execute(sql`truncate system_logs`));

type Line = Record<"action" | "description" | "category" | "severity" | "user_id", string> & {
  readonly details: string;
};

async function logged() {
  const { rows } = await school.db.execute<Line>(
    sql`select action, description, category, severity, details, user_id, user_email, ip_address, user_agent
        from system_logs order by id`,
  );
  return rows.map((row) => ({ ...row, details: row.details ? JSON.parse(row.details) : null }));
}

test("a sign-in is logged with who, from where and that it succeeded", async () => {
  const visitor = school.visitor({ remoteAddress: "10.2.3.4", headers: { "user-agent": "Test/1" } });
  await signInAs(visitor, "limingli");
  const [login, event] = await logged();
  expect(login).toEqual({
    action: "Login",
    description: "Ming Li signed in",
    category: "auth",
    severity: "success",
    details: { success: true, error: null, role: "student", attemptedRole: "student", name: "limingli" },
    user_id: studentToken,
    user_email: "ming@family.example",
    ip_address: "10.2.3.4",
    user_agent: "Test/1",
  });
  expect(event).toMatchObject({ action: "StudentLogin", description: "click", user_id: studentToken });
});

test("a staff sign-in is no student event", async () => {
  await signInAs(school.visitor(), "gao@school.example");
  expect((await logged()).map(({ action }) => action)).toEqual(["Login"]);
});

test("a refused try is logged as such, with the account it was about", async () => {
  await signInAs(school.visitor(), "limingli", { password: "a-canary-of-a-password" });
  const [entry] = await logged();
  expect(entry).toMatchObject({
    action: "Login failed",
    severity: "warning",
    user_id: studentToken,
    details: { success: false, error: "accounts.incorrectPassword", attemptedRole: "student" },
  });
  expect(JSON.stringify(await logged())).not.toContain("canary");
});

test("a name with a line break makes one entry of one line", async () => {
  await school.visitor().call("accounts.studentSignIn", { username: "a\nERROR forged", password: "x" });
  const entries = await logged();
  expect(entries).toHaveLength(1);
  expect(entries[0]?.details.name).toBe("a ERROR forged");
});

test("signing out is logged", async () => {
  const visitor = school.visitor();
  await signInAs(visitor, "limingli");
  await visitor.call("accounts.signOut");
  expect((await logged()).at(-1)).toMatchObject({ action: "Logout", user_id: studentToken });
});

test("a log that cannot be written leaves signing in and out working and says so on the console", async () => {
  const said = vi.spyOn(console, "error").mockImplementation(() => {});
  await school.db.execute(sql`alter table system_logs rename to system_logs_away`);
  const visitor = school.visitor();
  expect((await signInAs(visitor, "limingli")).status).toBe(200);
  expect((await visitor.call("accounts.session")).output.user.fullName).toBe("Ming Li");
  expect((await signInAs(school.visitor(), "limingli", { password: "wrong" })).status).toBe(401);
  expect((await visitor.call("accounts.signOut")).status).toBe(200);
  await school.db.execute(sql`alter table system_logs_away rename to system_logs`);
  const lines = said.mock.calls.map((words) => words.join(" "));
  said.mockRestore();
  expect(lines).toContain("The system log could not be written: Login Ming Li signed in");
  expect(lines).toContain("The system log could not be written: Logout Ming Li signed out");
  expect(lines.join()).not.toContain("wrong");
});

test("a flood of tries against a waiting account leaves a few entries, not a flood", async () => {
  await addStudent(school.db, { username: "floodedname", email: "flooded@family.example" });
  for (let tries = 0; tries < 5; tries += 1)
    await signInAs(school.visitor(), "floodedname", { password: "wrong" });
  await school.db.execute(sql`truncate system_logs`);
  for (let tries = 0; tries < 20; tries += 1)
    await signInAs(school.visitor(), "floodedname", { password: "wrong" });
  const entries = await logged();
  expect(entries.map(({ details }) => details.error)).toEqual(Array(5).fill("accounts.tooManyAttempts"));
});
