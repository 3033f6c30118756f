import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addStudent, type HttpSchool, openHttpSchool, signInAs } from "../../../tests/support/http-school.ts";

let school: HttpSchool;

beforeAll(async () => {
  school = await openHttpSchool();
});
afterAll(() => school.stop());

test("a stranger learns the school's names and that nobody is signed in", async () => {
  expect((await school.visitor().call("accounts.session")).output).toEqual({
    user: null,
    remember: false,
    school: { nameEnglish: "Shuxiang Chinese School", nameChinese: "书香中文学校", timeZone: "UTC" },
    semester: null,
  });
});

test("somebody signed in learns who they are and which semester is current, nothing more", async () => {
  await school.db.execute(
    sql`insert into semester (semester_year, semester_name, is_current) values ('2026', '2026-2027', true)`,
  );
  const userToken = await addStudent(school.db, { username: "limingli", email: "ming@family.example" });
  const visitor = school.visitor();
  await signInAs(visitor, "limingli", { remember: true });
  expect((await visitor.call("accounts.session")).output).toEqual({
    user: {
      userToken,
      role: "student",
      fullName: "Ming Li",
      firstName: "Ming",
      lastName: "Li",
      email: "ming@family.example",
    },
    remember: true,
    school: { nameEnglish: "Shuxiang Chinese School", nameChinese: "书香中文学校", timeZone: "UTC" },
    semester: { semesterYear: "2026", semesterName: "2026-2027" },
  });
});

test("a deleted semester is not the current one", async () => {
  await school.db.execute(sql`update semester set deleted = true`);
  expect((await school.visitor().call("accounts.session")).output.semester).toBeNull();
});
