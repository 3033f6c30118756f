import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { findSchoolSettings, updateSchoolSettings } from "./settings.queries.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.database.execute(sql`truncate settings`));

const DEFAULTS = {
  nameEnglish: "Shuxiang Chinese School",
  nameChinese: "书香中文学校",
  timeZone: "UTC",
  pupilMail: true,
};

test("a school that has said nothing has the defaults", async () => {
  expect(await findSchoolSettings(database.database)).toEqual(DEFAULTS);
});

test("what is changed is kept, the rest stays", async () => {
  await updateSchoolSettings(database.database, { nameChinese: "河边中文学校", pupilMail: false });
  await updateSchoolSettings(database.database, { nameChinese: "山上中文学校" });
  expect(await findSchoolSettings(database.database)).toEqual({
    ...DEFAULTS,
    nameChinese: "山上中文学校",
    pupilMail: false,
  });
});

test("changing nothing is no fault", async () => {
  await updateSchoolSettings(database.database, {});
  expect(await findSchoolSettings(database.database)).toEqual(DEFAULTS);
});

test("a stored value of the wrong kind and a setting nobody knows are passed over", async () => {
  await database.database.execute(
    sql`insert into settings (key, value) values ('timeZone', '7'), ('pupilMail', '"yes"'), ('colour', '"red"')`,
  );
  expect(await findSchoolSettings(database.database)).toEqual(DEFAULTS);
});
