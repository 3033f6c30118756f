import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { loadDefaultUnits } from "./load-default-units.ts";
import { defaultUnitTable } from "./unit-table.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const rows = async (query: string) => (await database.requests.query(query)).rows;

test("a new school gets the 63 units in teaching order, even when two servers start at once", async () => {
  await Promise.all([loadDefaultUnits(database.database), loadDefaultUnits(database.database)]);
  const units = await rows("select unit_key from units order by position");
  expect(units.map(({ unit_key }) => unit_key).slice(0, 5)).toEqual(["1", "2", "3", "4.1", "4.2"]);
  expect(units).toHaveLength(63);
});

test("the characters stand as in the default table, readings in order", async () => {
  const stored = await rows(
    "select character, readings from unit_characters where unit_key = '4.2' order by position",
  );
  expect(stored.map(({ character, readings }) => [character, readings])).toEqual(
    defaultUnitTable().lists["4.2"],
  );
});

test("a school with units of its own keeps them", async () => {
  await database.requests.query("delete from unit_characters where unit_key <> '1'");
  await database.requests.query("delete from units where unit_key <> '1'");
  await loadDefaultUnits(database.database);
  expect(await rows("select unit_key from units")).toEqual([{ unit_key: "1" }]);
});
