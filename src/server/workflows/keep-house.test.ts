import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { TEST_NOW } from "../../../tests/support/context.ts";
import { makePerson, makeSchool } from "../../../tests/support/school.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { keepHouse } from "./keep-house.ts";

let pools: TestDatabase;
const DAY = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(TEST_NOW.getTime() - days * DAY);
const count = async (table: string) =>
  Number((await pools.requests.query(`select count(*) from ${table}`)).rows[0].count);

beforeAll(async () => {
  pools = await createTestDatabase();
});
afterAll(() => pools.drop());

describe("keeping house", () => {
  test("removes log entries after 90 days, however many there are, and keeps younger ones", async () => {
    await pools.requests.query(
      `insert into system_logs (timestamp, action, description, category)
       select $1, 'old', 'old', 'system' from generate_series(1, 5001)`,
      [ago(91)],
    );
    await pools.requests.query(
      "insert into system_logs (timestamp, action, description, category) values ($1, 'young', '', 'system')",
      [ago(89)],
    );
    await keepHouse(pools.database, TEST_NOW);
    const { rows } = await pools.requests.query("select action from system_logs");
    expect(rows).toEqual([{ action: "young" }]);
  });

  test("removes ended sessions, counters and stored answers, and nothing else", async () => {
    const person = await makePerson(pools.database, "student", "Ming Li");
    const later = new Date(TEST_NOW.getTime() + 1000);
    for (const [hash, expires] of [
      ["ended", ago(0)],
      ["alive", later],
    ] as const)
      await pools.requests.query(
        "insert into sessions (token_hash, user_token, expires_at) values ($1, $2, $3)",
        [hash, person.userToken, expires],
      );
    await pools.requests.query("insert into throttle_counters values ('over', 1, $1), ('counting', 1, $2)", [
      TEST_NOW.getTime() - 1,
      later.getTime(),
    ]);
    await pools.requests.query(
      `insert into idempotency_keys (request_key, user_token, procedure, request_hash, response, created_at)
       values ('a', 'u', 'p', 'h', '{}', $1), ('b', 'u', 'p', 'h', '{}', $2)`,
      [ago(8), ago(6)],
    );
    await keepHouse(pools.database, TEST_NOW);
    expect((await pools.requests.query("select token_hash from sessions")).rows).toEqual([
      { token_hash: "alive" },
    ]);
    expect((await pools.requests.query("select key from throttle_counters")).rows).toEqual([
      { key: "counting" },
    ]);
    expect((await pools.requests.query("select request_key from idempotency_keys")).rows).toEqual([
      { request_key: "b" },
    ]);
    expect(await count("users")).toBe(1);
  });
});

describe("an edit of a user", () => {
  test("reaches the copies of the current semester and leaves earlier ones as they were", async () => {
    const own = await createTestDatabase();
    try {
      const { ming, ownClass, pastClass, teacher, article } = await makeSchool(own.database);
      await own.requests.query(
        `insert into students (student_token, semester_year, class_token, first_name, last_name, email)
         values ($1, $2, $3, 'Ming', 'Li', 'old@school.test')`,
        [ming.userToken, pastClass.semesterYear, pastClass.classToken],
      );
      for (const { classToken } of [ownClass, pastClass])
        await own.requests.query(
          `with published as (
             insert into homework (homework_token, publisher_name, publisher_token, class_token, article_token,
               version_token, title, grade, chapter)
             values ('h-' || $1, 'T', $2, $1, $3, $4, 't', '4', '1') returning homework_token)
           insert into homework_student_relation (assignment_token, homework_token, student_token, class_token,
             article_token, full_name)
           select 'a-' || $1, homework_token, $5, $1, $3, 'Ming Li' from published`,
          [classToken, teacher.userToken, article.articleToken, article.versionToken, ming.userToken],
        );
      await own.requests.query(
        `update users set first_name = 'Mina', full_name = 'Mina Li', email = 'new@school.test' where user_token = $1`,
        [ming.userToken],
      );
      const enrolments = await own.requests.query(
        "select first_name, email from students where student_token = $1 order by semester_year desc",
        [ming.userToken],
      );
      expect(enrolments.rows).toEqual([
        { first_name: "Mina", email: "new@school.test" },
        { first_name: "Ming", email: "old@school.test" },
      ]);
      const assignments = await own.requests.query(
        `select class_token = $1 as current, full_name from homework_student_relation order by 1 desc`,
        [ownClass.classToken],
      );
      expect(assignments.rows).toEqual([
        { current: true, full_name: "Mina Li" },
        { current: false, full_name: "Ming Li" },
      ]);
    } finally {
      await own.drop();
    }
  });
});
