import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test("tokens made in SQL are like the application's: version 7, of this moment, all different", async () => {
  const before = Date.now();
  const { rows } = await database.requests.query<{ token: string }>(
    "select new_token() as token from generate_series(1, 1000)",
  );
  const tokens = rows.map(({ token }) => token);
  expect(new Set(tokens).size).toBe(1000);
  for (const token of tokens) {
    expect(token).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const madeAt = Number.parseInt(token.slice(0, 8) + token.slice(9, 13), 16);
    expect(madeAt).toBeGreaterThanOrEqual(before - 1);
    expect(madeAt).toBeLessThanOrEqual(Date.now() + 1);
  }
});
