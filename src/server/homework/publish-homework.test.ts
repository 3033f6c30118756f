import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Caller, callAs, type TestWorld, testWorld } from "../../../tests/support/context.ts";
import { expectInvalidInput, expectRefusal } from "../../../tests/support/refusal.ts";
import {
  makeArticle,
  makeClass,
  makeSchool,
  makeStudent,
  type TestArticle,
  type TestClass,
  type TestSchool,
} from "../../../tests/support/school.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

let pools: TestDatabase;
let world: TestWorld;
let school: TestSchool;
let article: TestArticle;
let teacher: Caller;

beforeAll(async () => {
  pools = await createTestDatabase();
  school = await makeSchool(pools.database);
});
afterAll(() => pools.drop());
beforeEach(async () => {
  world = testWorld(pools);
  teacher = callAs(world, school.teacher);
  article = await makeArticle(pools.database, { title: "新课文" });
});

type Changes = Partial<Parameters<Caller["homework"]["publish"]>[0]>;
const input = (changes: Changes = {}) => ({
  ...school.ownClass,
  articleTokens: [article.articleToken],
  studentTokens: "everyone" as const,
  ...changes,
});
const publish = (changes: Changes = {}, caller = teacher) => caller.homework.publish(input(changes));
const rowsOf = async (table: string) =>
  (
    await pools.requests.query(`select * from ${table} where article_token = $1 order by 1`, [
      article.articleToken,
    ])
  ).rows;

describe("publishing", () => {
  test("makes the homework, the assignments, one e-mail for each child and one job", async () => {
    const { items } = await publish();
    const [item] = items;
    expect(items).toEqual([
      {
        articleToken: article.articleToken,
        homeworkToken: expect.any(String),
        title: "新课文",
        newAssignments: 2,
        mailBatch: expect.any(String),
      },
    ]);
    const [homework] = await rowsOf("homework");
    expect(homework).toMatchObject({
      homework_token: item?.homeworkToken,
      publisher_name: "Tina Teacher",
      publisher_token: school.teacher.userToken,
      class_token: school.ownClass.classToken,
      title: "新课文",
      grade: "4.1",
      chapter: "4.1",
      version_token: article.versionToken,
      created_at: world.clock.now(),
      published_date: world.clock.now(),
      deleted: false,
    });
    const assignments = await rowsOf("homework_student_relation");
    expect(assignments.map(({ full_name }) => full_name).sort()).toEqual(["Hua Wang", "Ming Li"]);
    expect(assignments[0]).toMatchObject({
      homework_token: item?.homeworkToken,
      class_token: school.ownClass.classToken,
      completed: false,
      completed_at: null,
      total_time: "0",
      question_attempted: null,
      created_at: world.clock.now(),
    });
    expect(world.jobs).toEqual([
      {
        name: "send-email",
        maxAttempts: 25,
        payload: {
          mailBatch: item?.mailBatch,
          className: "4年级1班",
          studentEmailsInfo: [
            { address: "hua.wang@school.test", name: "Hua Wang" },
            { address: "ming.li@school.test", name: "Ming Li" },
          ],
          publisherEmailInfo: { address: "tina.teacher@school.test", name: "Tina Teacher" },
          articleInfo: { title: "新课文", grade: "4.1" },
        },
      },
    ]);
    expect(world.audit.map(({ action }) => action)).toEqual(["Homework published"]);
    const pending = await callAs(world, school.ming).homework.listPending({});
    expect(pending.rows[0]).toMatchObject({ homeworkToken: item?.homeworkToken, title: "新课文" });
  });

  test("again to more children uses the same homework and writes to the new ones only", async () => {
    const first = await publish({ studentTokens: [school.ming.userToken] });
    const second = await publish({ studentTokens: [school.ming.userToken, school.hua.userToken] });
    expect(second.items[0]).toMatchObject({
      homeworkToken: first.items[0]?.homeworkToken,
      newAssignments: 1,
    });
    expect(await rowsOf("homework")).toHaveLength(1);
    expect(
      world.jobs.map(({ payload }) => (payload as { studentEmailsInfo: unknown[] }).studentEmailsInfo),
    ).toEqual([
      [{ address: "ming.li@school.test", name: "Ming Li" }],
      [{ address: "hua.wang@school.test", name: "Hua Wang" }],
    ]);
  });

  test("to children who all have it succeeds with nothing new: no rows, no mail, no entry", async () => {
    await publish();
    const { items } = await publish();
    expect(items[0]).toMatchObject({ newAssignments: 0, mailBatch: null });
    expect(await rowsOf("homework_student_relation")).toHaveLength(2);
    expect(world.jobs).toHaveLength(1);
    expect(world.audit).toHaveLength(1);
  });

  test("several articles answers in the asked order", async () => {
    const others = [await makeArticle(pools.database), await makeArticle(pools.database)];
    const articleTokens = [article, ...others].map(({ articleToken }) => articleToken).reverse();
    const { items } = await publish({ articleTokens });
    expect(items.map((item) => item.articleToken)).toEqual(articleTokens);
  });

  test("fifty times at the same moment makes one homework and one assignment per child", async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => publish()));
    expect(new Set(results.map(({ items }) => items[0]?.homeworkToken)).size).toBe(1);
    expect(results.map(({ items }) => items[0]?.newAssignments ?? 0).reduce((a, b) => a + b)).toBe(2);
    expect(await rowsOf("homework")).toHaveLength(1);
    expect(await rowsOf("homework_student_relation")).toHaveLength(2);
    expect(world.jobs).toHaveLength(1);
  });

  test("fifty times with one request key has one effect and one answer", async () => {
    const requestKey = randomUUID();
    const results = await Promise.all(Array.from({ length: 50 }, () => publish({ requestKey })));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(results[0]?.items[0]?.newAssignments).toBe(2);
    await expectRefusal(publish({ requestKey, studentTokens: [school.ming.userToken] }), "conflict");
  });

  test("a thousand children are one statement and one message each", async () => {
    const big = await makeClass(pools.database, { className: "big", teacher: school.teacher });
    await pools.requests.query(
      `with made as (insert into users (user_token, first_name, last_name, full_name, role, email)
         select 'big-' || n, 'Kid', n::text, 'Kid ' || n, 'student', 'kid' || n || '@school.test'
         from generate_series(1, 1000) n returning user_token)
       insert into students (student_token, semester_year, class_token, first_name, last_name)
       select user_token, '2026', $1, 'Kid', '' from made`,
      [big.classToken],
    );
    const { items } = await publish(big);
    expect(items[0]?.newAssignments).toBe(1000);
    expect(await teacher.homework.mailState({ mailBatch: items[0]?.mailBatch ?? "" })).toEqual({
      waiting: 1000,
      sent: 0,
      failed: 0,
    });
  });

  test("writes no e-mail to a child without an address", async () => {
    const quiet: TestClass = await makeClass(pools.database, { className: "quiet", teacher: school.teacher });
    await makeStudent(pools.database, "Quiet Child", quiet, { email: null });
    await makeStudent(pools.database, "Blank Child", quiet, { email: " " });
    expect((await publish(quiet)).items[0]).toMatchObject({ newAssignments: 2, mailBatch: null });
    expect(world.jobs).toEqual([]);
  });
});

describe("publishing is refused as a whole, and nothing is written,", () => {
  const nothingWritten = async () => {
    expect(await rowsOf("homework")).toEqual([]);
    expect(world.jobs).toEqual([]);
    expect(world.audit).toEqual([]);
  };

  test("when one of the children is in another class or nowhere", async () => {
    for (const foreign of [school.stranger.userToken, school.teacher.userToken, "nobody"])
      await expectRefusal(
        publish({ studentTokens: [school.ming.userToken, foreign] }),
        "invalid",
        "homework.outsideClass",
      );
    await nothingWritten();
  });

  test("when one of the articles is gone or was never there", async () => {
    const gone = await makeArticle(pools.database);
    await pools.requests.query("update library set deleted = true where id = $1", [gone.articleToken]);
    for (const token of [gone.articleToken, "nothing"])
      await expectRefusal(
        publish({ articleTokens: [article.articleToken, token] }),
        "notFound",
        "homework.articleGone",
      );
    expect(await rowsOf("homework")).toEqual([]);
  });

  test("to a class without children", async () => {
    const empty = await makeClass(pools.database, { className: "empty", teacher: school.teacher });
    await expectRefusal(publish(empty), "invalid", "homework.noStudentsChosen");
    await nothingWritten();
  });

  test("for anybody but the teacher of the class in the current semester", async () => {
    await expectRefusal(publish({}, callAs(world, null)), "unauthenticated");
    await expectRefusal(publish({}, callAs(world, school.ming)), "forbidden");
    await expectRefusal(publish({}, callAs(world, school.admin)), "forbidden");
    const foreign = await expectRefusal(publish({}, callAs(world, school.otherTeacher)), "notFound");
    const unknown = await expectRefusal(publish({ classToken: "nothing" }), "notFound");
    expect(foreign.code).toBe(unknown.code);
    await expectRefusal(publish(school.pastClass), "notFound");
    await expectRefusal(publish({ semesterYear: "2025" }), "notFound");
    await nothingWritten();
  });

  test("with recipients, titles or publishers of the browser's making", async () => {
    const forged = {
      ...input(),
      studentEmailsInfo: [{ address: "x@evil.test", name: "x" }],
      publisherName: "x",
    };
    await expectInvalidInput(teacher.homework.publish(forged));
    await expectInvalidInput(publish({ studentTokens: [] }));
    await expectInvalidInput(publish({ articleTokens: [] }));
    await nothingWritten();
  });
});

test("the state of the e-mails is told to their publisher only", async () => {
  const mailBatch = (await publish()).items[0]?.mailBatch ?? "";
  expect(await teacher.homework.mailState({ mailBatch })).toEqual({ waiting: 2, sent: 0, failed: 0 });
  await expectRefusal(callAs(world, school.otherTeacher).homework.mailState({ mailBatch }), "notFound");
  await expectRefusal(teacher.homework.mailState({ mailBatch: "nothing" }), "notFound");
  await expectRefusal(callAs(world, school.ming).homework.mailState({ mailBatch }), "forbidden");
  await expectRefusal(callAs(world, school.admin).homework.mailState({ mailBatch }), "forbidden");
  await expectRefusal(callAs(world, null).homework.mailState({ mailBatch }), "unauthenticated");
});
