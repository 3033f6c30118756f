import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { attemptCounts } from "#domain/homework/attempts.ts";
import { averageScore, scorePercent } from "#domain/homework/score.ts";
import { giveHomework, makeSchool, type TestSchool } from "../../../tests/support/school.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { assignments } from "../database/tables/homework-student-relation.table.ts";
import { averageOfScores, scoreOfAssignment } from "./score.queries.ts";

let pools: TestDatabase;
let school: TestSchool;

beforeAll(async () => {
  pools = await createTestDatabase();
  school = await makeSchool(pools.database);
  await giveHomework(pools.database, school, { schoolClass: school.ownClass, students: [school.ming] });
});
afterAll(() => pools.drop());

async function storedCounts(attempted: string | null) {
  const { rows } = await pools.requests.query(
    "select attempt_answered($1) as answered, attempt_correct($1) as correct",
    [attempted],
  );
  return rows[0] as { answered: number; correct: number };
}

const result = fc.oneof(
  fc.boolean(),
  fc.integer({ min: -3, max: 3 }),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -2, max: 2 }),
  fc.constantFrom("true", "", {}, [], null),
);
const shapes = fc.oneof(
  fc.array(result).map((list) => JSON.stringify(list)),
  fc
    .dictionary(fc.string({ unit: "grapheme-ascii", maxLength: 5 }), result)
    .map((map) => JSON.stringify(map)),
  fc.integer().map(String),
  fc.json({ maxDepth: 2, stringUnit: "grapheme-ascii" }),
  fc.string({ unit: "grapheme-ascii" }),
);

describe("the database and the domain", () => {
  test("count stored results the same, whatever their shape", async () => {
    await fc.assert(
      fc.asyncProperty(shapes, async (attempted) => {
        expect(await storedCounts(attempted)).toEqual(attemptCounts(attempted));
      }),
      { numRuns: 400 },
    );
  });

  test("give every pair of counts the same score", async () => {
    const { rows } = await pools.requests.query<{ answered: number; correct: number; score: number }>(
      `select answered, correct, floor(correct::float8 / answered * 100 + 0.5)::integer as score
       from generate_series(1, 200) answered, generate_series(0, 200) correct where correct <= answered`,
    );
    expect(rows.length).toBeGreaterThan(20_000);
    expect(rows.filter((row) => row.score !== scorePercent(row))).toEqual([]);
    const attempted = JSON.stringify({ ...Array.from({ length: 40 }, (_, index) => index < 23) });
    await pools.requests.query("update homework_student_relation set question_attempted = $1", [attempted]);
    const [row] = await pools.database.select({ score: scoreOfAssignment }).from(assignments);
    expect(row?.score).toBe(scorePercent({ answered: 40, correct: 23 }));
  });

  test("average any scores the same", async () => {
    const scores = fc.array(fc.option(fc.integer({ min: 0, max: 100 })), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(scores, async (list) => {
        const average = averageOfScores(sql`score`);
        const { rows } = await pools.database.execute<{ average: number | null }>(
          sql`select ${average} as average from unnest(${sql.param(list)}::integer[]) as score`,
        );
        expect(rows[0]?.average).toBe(averageScore(list.filter((score) => score !== null)));
      }),
      { numRuns: 200 },
    );
  });
});
