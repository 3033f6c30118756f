import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attemptCounts } from "#domain/homework/attempts.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function countsInSql(texts: readonly string[]) {
  const values = sql.join(
    texts.map((text, index) => sql`(${index}::integer, ${text}::text)`),
    sql`, `,
  );
  const { rows } = await database.database.execute<{ answered: number; correct: number }>(sql`
    select attempt_answered(attempted) as answered, attempt_correct(attempted) as correct
    from (values ${values}) as given(position, attempted) order by position`);
  return rows.map(({ answered, correct }) => ({ answered, correct }));
}

describe("the two readers of question_attempted, in the database and in the domain,", () => {
  test("agree on the shapes that old data brings", async () => {
    const texts = [
      '{"0":true,"1":false}',
      "[true,false,1,0,null]",
      '{"问题":2,"b":-1}',
      "xx{",
      "",
      "  ",
      "3",
      '"yes"',
      "null",
      "true",
      '{"a":{"b":1},"c":[1,null]}',
      "[[1,2],{}]",
    ];
    expect(await countsInSql(texts)).toEqual(texts.map((text) => attemptCounts(text)));
    expect(attemptCounts(texts[1])).toEqual({ answered: 4, correct: 2 });
  });

  test("agree on anything that is JSON and anything that is not", async () => {
    // PostgreSQL cannot hold a NUL or half a surrogate pair, so no stored text has them.
    const storable = (text: string) =>
      !/\\u0000|\\u[dD][89a-fA-F]|[\ud800-\udfff]/.test(text) && !text.includes(String.fromCharCode(0));
    const anything = fc.oneof(
      fc.json({ maxDepth: 3 }),
      fc.string({ unit: "grapheme" }),
      fc
        .dictionary(fc.string(), fc.oneof(fc.boolean(), fc.integer(), fc.constant(null)))
        .map((map) => JSON.stringify(map)),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(anything.filter(storable), { minLength: 20, maxLength: 60 }),
        async (texts) => {
          expect(await countsInSql(texts)).toEqual(texts.map((text) => attemptCounts(text)));
        },
      ),
      { numRuns: 20 },
    );
  });
});
