import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { sessions } from "#server/database/tables/sessions.table.ts";
import { staffAccounts } from "#server/database/tables/staff-accounts.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import {
  addStaff,
  addStudent,
  type HttpSchool,
  openHttpSchool,
  signInAs,
  type Visitor,
} from "../../../tests/support/http-school.ts";
import { deleteExpiredSessions } from "./sessions.queries.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

let school: HttpSchool;
let visitor: Visitor;
let teacherToken: string;
let studentToken: string;

beforeAll(async () => {
  school = await openHttpSchool();
  teacherToken = await addStaff(school.db, { email: "gao@school.example" });
  studentToken = await addStudent(school.db, { username: "limingli" });
});
afterAll(() => school.stop());
beforeEach(() => {
  visitor = school.visitor();
});

const isSignedIn = async (who = visitor) => (await who.call("accounts.session")).output.user !== null;

/** Whoever has copied the cookie. */
function thiefOf(victim: Visitor): Visitor {
  const thief = school.visitor();
  for (const [name, cookie] of victim.cookies) thief.cookies.set(name, cookie);
  return thief;
}

describe("the session cookie", () => {
  test("is out of reach of scripts and other sites, and ends with the browser", async () => {
    await signInAs(visitor, "limingli");
    const cookie = visitor.cookies.get("session");
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/" });
    expect(cookie).not.toHaveProperty("expires");
    expect(cookie).not.toHaveProperty("maxAge");
    // A school without https must be able to sign in.
    expect(cookie).not.toHaveProperty("secure");
  });

  test("stays for thirty days where somebody asked to be remembered", async () => {
    await signInAs(visitor, "limingli", { remember: true });
    const expected = new Date(school.clock.now().getTime() + 30 * DAY_MS);
    expect(visitor.cookies.get("session")?.expires).toEqual(expected);
    expect((await visitor.call("accounts.session")).output.remember).toBe(true);
  });

  test("is bound to the host and to https where the school has https", async () => {
    const secure = await openHttpSchool({ publicUrl: "https://reading.school.example" });
    await addStudent(secure.db, { username: "limingli" });
    const guest = secure.visitor();
    expect((await signInAs(guest, "limingli")).status).toBe(200);
    expect([...guest.cookies.keys()].sort()).toEqual(["__Host-device", "__Host-session"]);
    for (const cookie of guest.cookies.values())
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: "Lax", path: "/", secure: true });
    expect(guest.cookies.get("__Host-session")).not.toHaveProperty("domain");
    expect((await guest.call("accounts.session")).output.user.fullName).toBe("Ming Li");
    await secure.stop();
  });

  test("gets a new secret at every sign-in, whatever the browser brought along", async () => {
    const planted = "planted-by-somebody-else";
    visitor.cookies.set("session", { name: "session", value: planted });
    await signInAs(visitor, "limingli");
    const first = visitor.cookies.get("session")?.value;
    expect(first).not.toBe(planted);
    const before = thiefOf(visitor);
    await signInAs(visitor, "limingli");
    expect(visitor.cookies.get("session")?.value).not.toBe(first);
    expect(await isSignedIn()).toBe(true);
    // The session this browser had before ended with the new sign-in.
    expect(await isSignedIn(before)).toBe(false);
  });

  test("means nobody when it is made up", async () => {
    for (const value of ["x", "%00", "' or 1=1 --", "a".repeat(4000)]) {
      visitor.cookies.set("session", { name: "session", value });
      expect(await isSignedIn()).toBe(false);
      expect((await visitor.call("semesters.current")).status).toBe(401);
    }
  });
});

describe("signing out", () => {
  test("ends the session on the server: the copied cookie opens nothing any more", async () => {
    await signInAs(visitor, "gao@school.example");
    const thief = thiefOf(visitor);
    expect((await thief.call("semesters.current")).error.code).toBe("semesters.noneCurrent");
    const answer = await visitor.call("accounts.signOut");
    expect(answer.output).toEqual({ signedOut: true });
    expect(answer.response.headers["clear-site-data"]).toBe('"cache"');
    expect(visitor.cookies.has("session")).toBe(false);
    expect((await thief.call("semesters.current")).status).toBe(401);
    expect(await isSignedIn(thief)).toBe(false);
  });

  test("twice, or without having signed in, is no fault", async () => {
    expect((await visitor.call("accounts.signOut")).status).toBe(200);
    await signInAs(visitor, "limingli");
    const thief = thiefOf(visitor);
    expect((await visitor.call("accounts.signOut")).status).toBe(200);
    expect((await thief.call("accounts.signOut")).status).toBe(200);
  });
});

describe("a session ends by itself", () => {
  test("after 30 idle minutes for staff and 60 for a child, not before", async () => {
    const child = school.visitor();
    await signInAs(visitor, "gao@school.example");
    await signInAs(child, "limingli");
    school.clock.pass(30 * MINUTE_MS - SECOND_MS);
    expect(await isSignedIn()).toBe(true);
    school.clock.pass(30 * MINUTE_MS);
    expect(await isSignedIn()).toBe(false);
    expect(await isSignedIn(child)).toBe(true);
    school.clock.pass(60 * MINUTE_MS - SECOND_MS);
    expect(await isSignedIn(child)).toBe(true);
    school.clock.pass(60 * MINUTE_MS);
    expect(await isSignedIn(child)).toBe(false);
    expect((await child.call("semesters.current")).status).toBe(401);
  });

  test("after eight hours of steady work", async () => {
    await signInAs(visitor, "gao@school.example");
    for (let passed = 0; passed < 8 * HOUR_MS - 20 * MINUTE_MS; passed += 20 * MINUTE_MS) {
      school.clock.pass(20 * MINUTE_MS);
      expect(await isSignedIn()).toBe(true);
    }
    school.clock.pass(20 * MINUTE_MS - SECOND_MS);
    expect(await isSignedIn()).toBe(true);
    school.clock.pass(SECOND_MS);
    expect(await isSignedIn()).toBe(false);
  });

  test("after thirty days where it is remembered, used or not", async () => {
    await signInAs(visitor, "limingli", { remember: true });
    school.clock.pass(29 * DAY_MS);
    expect(await isSignedIn()).toBe(true);
    school.clock.pass(DAY_MS - SECOND_MS);
    expect(await isSignedIn()).toBe(true);
    school.clock.pass(SECOND_MS);
    expect(await isSignedIn()).toBe(false);
  });

  test("and is then swept away, the others are not", async () => {
    await signInAs(visitor, "limingli");
    await deleteExpiredSessions(school.db, school.clock.now());
    const rows = await school.db.select({ expiresAt: sessions.expiresAt }).from(sessions);
    expect(rows.every(({ expiresAt }) => expiresAt > school.clock.now())).toBe(true);
    expect(await isSignedIn()).toBe(true);
  });
});

describe("power that was taken away is gone at the next call", () => {
  test("of a deleted user", async () => {
    await signInAs(visitor, "limingli");
    await school.db.update(users).set({ deleted: true }).where(eq(users.userToken, studentToken));
    expect((await visitor.call("semesters.current")).status).toBe(401);
    expect(await isSignedIn()).toBe(false);
    await school.db.update(users).set({ deleted: false }).where(eq(users.userToken, studentToken));
  });

  test("of a user whose role has changed", async () => {
    await signInAs(visitor, "gao@school.example");
    expect((await visitor.call("accounts.session")).output.user.role).toBe("teacher");
    await school.db.update(users).set({ role: "unknown" }).where(eq(users.userToken, teacherToken));
    expect((await visitor.call("semesters.current")).status).toBe(401);
    await school.db.update(users).set({ role: "admin" }).where(eq(users.userToken, teacherToken));
    expect((await visitor.call("accounts.session")).output.user.role).toBe("admin");
    await school.db.update(users).set({ role: "teacher" }).where(eq(users.userToken, teacherToken));
  });

  test("of a teacher whose approval was withdrawn", async () => {
    await signInAs(visitor, "gao@school.example");
    await school.db.update(staffAccounts).set({ approvedAt: null });
    expect((await visitor.call("semesters.current")).status).toBe(401);
    await school.db.update(staffAccounts).set({ approvedAt: school.clock.now() });
    expect((await visitor.call("semesters.current")).status).toBe(409);
  });
});
