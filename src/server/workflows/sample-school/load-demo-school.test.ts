import { afterAll, beforeAll, expect, test } from "vitest";
import type { SampleLogin } from "#domain/school/school.types.ts";
import { createPasswordHasher } from "#server/adapters/password-hasher.ts";
import type { Services } from "#server/http/services.ts";
import { createTestDatabase, type TestDatabase } from "../../../../tests/support/test-database.ts";
import { loadDemoSchool } from "./load-demo-school.ts";

let database: TestDatabase;
let logins: SampleLogin[];
let services: Services;
const passwords = createPasswordHasher({ cost: 4 });

beforeAll(async () => {
  database = await createTestDatabase();
  const files = { put: async () => {} };
  const now = () => new Date("2026-11-20T18:00:00Z");
  services = { db: database.database, passwords, files, now } as unknown as Services;
  logins = await loadDemoSchool(services);
});
afterAll(() => database.drop());

const rows = async (query: string) => (await database.requests.query(query)).rows;

test("the administrator comes first and can sign in, then teachers, then children", async () => {
  expect(logins.map(({ role }) => role)).toEqual([
    "admin",
    ...Array<string>(6).fill("teacher"),
    ...Array<string>(8).fill("student"),
  ]);
  const [admin] = logins;
  expect(admin?.login).toBe("admin@shuxiang.example");
  const [account] = await rows(
    "select password_hash from staff_accounts where email = 'admin@shuxiang.example'",
  );
  expect(await passwords.verify(String(admin?.password), account.password_hash)).toBe(true);
});

test("the semester of the day is current and the school has its names", async () => {
  expect(await rows("select semester_year from semester where is_current")).toEqual([
    { semester_year: "2026" },
  ]);
  const settings = Object.fromEntries(
    (await rows("select key, value from settings")).map((row) => [row.key, row.value]),
  );
  expect(settings).toEqual({
    nameEnglish: "Shuxiang Chinese School",
    nameChinese: "书香中文学校",
    timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

test("a school that has an administrator is left alone", async () => {
  await expect(loadDemoSchool(services)).rejects.toMatchObject({ code: "school.alreadySetUp" });
  expect(await rows("select count(*)::int as n from users")).toEqual([{ n: 127 }]);
});
