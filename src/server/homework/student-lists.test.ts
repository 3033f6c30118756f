import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/shared/dates.ts";
import { type Caller, callAs, TEST_NOW, type TestWorld, testWorld } from "../../../tests/support/context.ts";
import { expectInvalidInput, expectRefusal } from "../../../tests/support/refusal.ts";
import {
  ALL_RIGHT,
  ALL_WRONG,
  enrol,
  giveHomework,
  makeArticle,
  makeSchool,
  type TestSchool,
} from "../../../tests/support/school.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

let pools: TestDatabase;
let world: TestWorld;
let school: TestSchool;
let ming: Caller;

beforeEach(async () => {
  pools = await createTestDatabase();
  school = await makeSchool(pools.database);
  world = testWorld(pools);
  ming = callAs(world, school.ming);
  return () => pools.drop();
});

const query = (text: string, values: unknown[] = []) => pools.requests.query(text, values);
const daysAgo = (days: number) => new Date(TEST_NOW.getTime() - days * DAY_MS);

/** One homework per number of days ago, each of an article of its own. */
async function give(...ages: number[]): Promise<string[]> {
  const tokens: string[] = [];
  for (const days of ages) {
    const article = await makeArticle(pools.database);
    const given = await giveHomework(pools.database, school, {
      schoolClass: school.ownClass,
      students: [school.ming],
      createdAt: daysAgo(days),
      article,
    });
    tokens.push(given.homeworkToken);
  }
  return tokens;
}

describe("the pending list", () => {
  test("shows the newest first, with what the cards need", async () => {
    const [older, newer] = await give(3, 1);
    await ming.homework.saveChoice({ homeworkToken: older ?? "", questionIndex: 1, choiceIndex: 2 });
    const { rows, total } = await ming.homework.listPending({});
    expect(total).toBe(2);
    expect(rows.map(({ homeworkToken }) => homeworkToken)).toEqual([newer, older]);
    expect(rows[1]).toEqual({
      homeworkToken: older,
      articleToken: expect.any(String),
      title: "小明上学",
      grade: "4.1",
      chapter: "4.1",
      textLength: 8,
      questionCount: 3,
      savedChoices: 1,
      totalTimeMs: 0,
      createdAt: daysAgo(3),
    });
  });

  test("comes in pages, and a page beyond the end still knows the total", async () => {
    await give(1, 2, 3);
    const page = (number: number) => ming.homework.listPending({ page: number, pageSize: 2 });
    expect([(await page(1)).rows.length, (await page(2)).rows.length, (await page(3)).rows.length]).toEqual([
      2, 1, 0,
    ]);
    expect([(await page(1)).total, (await page(2)).total, (await page(3)).total]).toEqual([3, 3, 3]);
    await expectInvalidInput(ming.homework.listPending({ pageSize: 1_000_000 }));
  });

  test("is empty, not refused, for a child without homework", async () => {
    expect(await ming.homework.listPending({})).toEqual({ rows: [], total: 0 });
    expect(await ming.homework.openCount()).toEqual({ count: 0 });
  });

  test("survives broken questions and broken results", async () => {
    const [token] = await give(1);
    await query("update article_versions set question = '{bad'");
    await query("update homework_student_relation set question_attempted = 'xx{'");
    expect((await ming.homework.listPending({})).rows[0]?.homeworkToken).toBe(token);
    expect((await ming.homework.readingContent({ homeworkToken: token ?? "" })).questions).toEqual([
      { question: "", choices: [""] },
    ]);
  });
});

describe("the completed list", () => {
  test("shows the score, the newest homework first, and stays when the child changes class", async () => {
    const [first = "", second = ""] = await give(2, 1);
    await ming.homework.submit({ homeworkToken: second, choices: ALL_RIGHT });
    world.clock.advance(1000);
    await ming.homework.submit({
      homeworkToken: first,
      choices: [...ALL_RIGHT.slice(0, 1), ...ALL_WRONG.slice(1)],
    });
    await enrol(pools.database, school.ming, school.otherClass);
    const { rows, total } = await ming.homework.listCompleted({});
    expect(total).toBe(2);
    expect(rows.map(({ homeworkToken, scorePercent }) => [homeworkToken, scorePercent])).toEqual([
      [second, 100],
      [first, 33],
    ]);
    expect(rows[1]).toMatchObject({
      author: "书香",
      attempts: 1,
      completedAt: world.clock.now(),
      totalTimeMs: 0,
    });
    expect(await ming.homework.listPending({})).toEqual({ rows: [], total: 0 });
    expect((await ming.homework.listCompleted({ page: 9 })).total).toBe(2);
  });

  test("leaves out recalled work and brings it back when it is restored", async () => {
    const [homeworkToken = ""] = await give(1);
    await ming.homework.submit({ homeworkToken, choices: ALL_RIGHT });
    const teacher = callAs(world, school.teacher);
    await teacher.homework.recall({ ...school.ownClass, homeworkToken });
    expect((await ming.homework.listCompleted({})).total).toBe(0);
    await teacher.homework.restore({ ...school.ownClass, homeworkToken });
    expect((await ming.homework.listCompleted({})).total).toBe(1);
  });

  test.each([
    [2024, 0],
    [2025, 1],
    [2027, 1],
    [2028, 0],
  ])("keeps homework of %i in semester 2026: %i", async (year, total) => {
    const [homeworkToken = ""] = await give(1);
    await ming.homework.submit({ homeworkToken, choices: ALL_RIGHT });
    await query("update homework set created_at = make_timestamptz($1, 6, 1, 12, 0, 0)", [year]);
    expect((await ming.homework.listCompleted({})).total).toBe(total);
  });

  test("reads results of every age", async () => {
    const tokens = await give(1, 2, 3);
    for (const [index, stored] of ["[1,0,2]", '{"问":true}', '{"0":false}'].entries())
      await query("update homework_student_relation set question_attempted = $1 where homework_token = $2", [
        stored,
        tokens[index],
      ]);
    const { rows } = await ming.homework.listCompleted({});
    const scores = new Map(rows.map(({ homeworkToken, scorePercent }) => [homeworkToken, scorePercent]));
    expect(tokens.map((token) => scores.get(token))).toEqual([67, 100, 0]);
  });
});

describe("a child's summary", () => {
  test("of a new child has no score and no streak", async () => {
    expect(await ming.homework.studentSummary()).toEqual({
      averageScore: null,
      bestScore: null,
      completedCount: 0,
      pendingCount: 0,
      streakDays: 0,
      recent: [],
    });
  });

  test("averages the scores above zero, and a child with zeros only has 0", async () => {
    const [one = "", two = "", three = ""] = await give(1, 2, 3);
    await ming.homework.submit({ homeworkToken: one, choices: ALL_WRONG });
    expect(await ming.homework.studentSummary()).toMatchObject({
      averageScore: 0,
      bestScore: 0,
      completedCount: 1,
    });
    await ming.homework.submit({ homeworkToken: two, choices: ALL_RIGHT });
    await ming.homework.submit({
      homeworkToken: three,
      choices: [...ALL_RIGHT.slice(0, 2), ...ALL_WRONG.slice(2)],
    });
    expect(await ming.homework.studentSummary()).toMatchObject({
      averageScore: 84,
      bestScore: 100,
      completedCount: 3,
      pendingCount: 0,
    });
  });

  test("counts days with reading or a submission in the school's time zone", async () => {
    await query(`insert into settings (key, value) values ('timeZone', '"Pacific/Auckland"')`);
    const [read = "", submitted = ""] = await give(9, 8);
    const { visitToken } = await ming.reading.open({ homeworkToken: read });
    world.clock.advance(30_000);
    await ming.reading.credit({ visitToken, milliseconds: 30_000 });
    // 10:00 UTC is the evening in Auckland: two hours later is the next day there and still today in UTC.
    world.clock.advance(2 * 3_600_000);
    await ming.homework.submit({ homeworkToken: submitted, choices: ALL_RIGHT });
    expect(await ming.homework.studentSummary()).toMatchObject({ streakDays: 2 });
    world.clock.advance(3 * DAY_MS);
    expect(await ming.homework.studentSummary()).toMatchObject({ streakDays: 0 });
  });

  test("names what the child worked on within seven days, the newest first, at most five", async () => {
    const tokens = await give(6, 8, 5, 4, 3, 2, 1);
    await query("update homework_student_relation set opened_at = created_at where homework_token <> $1", [
      tokens[5],
    ]);
    const { recent } = await ming.homework.studentSummary();
    // Eight days ago is too long, and homework that only lies there was not worked on.
    expect(recent.map(({ homeworkToken }) => homeworkToken)).toEqual(
      [6, 4, 3, 2, 0].map((index) => tokens[index]),
    );
    expect(recent[0]).toMatchObject({ title: "小明上学", completed: false, updatedAt: daysAgo(1) });
  });
});

describe("without a current semester", () => {
  beforeEach(async () => {
    await give(1);
    await query("update semester set is_current = false");
  });

  test("the lists say so and the bell shows nothing", async () => {
    await expectRefusal(ming.homework.listPending({}), "conflict", "semesters.noneCurrent");
    await expectRefusal(ming.homework.listPending({ page: 2 }), "conflict", "semesters.noneCurrent");
    await expectRefusal(ming.homework.listCompleted({}), "conflict", "semesters.noneCurrent");
    await expectRefusal(ming.homework.studentSummary(), "conflict", "semesters.noneCurrent");
    await expectRefusal(ming.semesters.current(), "conflict", "semesters.noneCurrent");
    expect(await ming.homework.openCount()).toEqual({ count: 0 });
  });
});

test("the current semester is told to everybody who is signed in, and to nobody else", async () => {
  const semester = { semesterYear: "2026", semesterName: "2026/09 - 2027/06" };
  for (const actor of [school.ming, school.teacher, school.admin])
    expect(await callAs(world, actor).semesters.current()).toEqual(semester);
  await expectRefusal(callAs(world, null).semesters.current(), "unauthenticated");
});

test.each([
  "listPending",
  "listCompleted",
  "openCount",
  "studentSummary",
] as const)("%s is a child's own and nobody else's", async (name) => {
  await give(1);
  const call = (actor: typeof school.ming | null) => callAs(world, actor).homework[name]({} as never);
  await expectRefusal(call(null), "unauthenticated");
  await expectRefusal(call({ ...school.ming, role: "unknown" }), "unauthenticated");
  await expectRefusal(call(school.teacher), "forbidden");
  await expectRefusal(call(school.admin), "forbidden");
  expect(JSON.stringify(await call(school.hua))).not.toContain("小明上学");
});
