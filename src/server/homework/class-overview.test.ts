import { beforeEach, describe, expect, test } from "vitest";
import type { Actor } from "#domain/shared/actor.ts";
import { DAY_MS } from "#domain/shared/dates.ts";
import { type Caller, callAs, TEST_NOW, type TestWorld, testWorld } from "../../../tests/support/context.ts";
import { expectRefusal } from "../../../tests/support/refusal.ts";
import {
  ALL_RIGHT,
  ALL_WRONG,
  enrol,
  giveHomework,
  makeArticle,
  makeSchool,
  makeStudent,
  type TestSchool,
} from "../../../tests/support/school.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

let pools: TestDatabase;
let world: TestWorld;
let school: TestSchool;
let teacher: Caller;

beforeEach(async () => {
  pools = await createTestDatabase();
  school = await makeSchool(pools.database);
  world = testWorld(pools);
  teacher = callAs(world, school.teacher);
  return () => pools.drop();
});

const inClass = () => school.ownClass;
const query = (text: string, values: unknown[] = []) => pools.requests.query(text, values);
async function give(
  title: string,
  students: readonly Actor[] = [school.ming, school.hua],
  daysOld = 0,
): Promise<string> {
  const article = await makeArticle(pools.database, { title });
  const createdAt = new Date(TEST_NOW.getTime() - daysOld * DAY_MS);
  const given = await giveHomework(pools.database, school, {
    schoolClass: inClass(),
    students,
    article,
    createdAt,
  });
  await query("update homework set title = $1 where homework_token = $2", [title, given.homeworkToken]);
  return given.homeworkToken;
}
const submit = (actor: Actor, homeworkToken: string, choices = ALL_RIGHT) =>
  callAs(world, actor).homework.submit({ homeworkToken, choices });
const twoOfThree = [...ALL_RIGHT.slice(0, 2), ...ALL_WRONG.slice(2)];
async function read(actor: Actor, homeworkToken: string, milliseconds: number): Promise<void> {
  const calls = callAs(world, actor).reading;
  const { visitToken } = await calls.open({ homeworkToken });
  world.clock.advance(milliseconds);
  await calls.credit({ visitToken, milliseconds });
}
const students = async () =>
  new Map((await teacher.homework.studentsOfClass(inClass())).map((row) => [row.fullName, row]));

describe("the children of a class", () => {
  test("have the mean of their scores above zero, their place and what they never opened", async () => {
    const [first, second, third] = [
      await give("一", undefined, 3),
      await give("二", undefined, 2),
      await give("三", undefined, 1),
    ];
    await submit(school.ming, first, ALL_WRONG);
    await submit(school.ming, second, twoOfThree);
    await read(school.hua, first, 10_000);
    await submit(school.hua, first);
    const lastAt = world.clock.now();
    const rows = await teacher.homework.studentsOfClass(inClass());
    expect(rows.map(({ fullName }) => fullName)).toEqual(["Hua Wang", "Ming Li"]);
    expect(rows[0]).toEqual({
      studentToken: school.hua.userToken,
      fullName: "Hua Wang",
      username: "hua_wang",
      email: "hua.wang@school.test",
      averageScore: 100,
      completionPercent: 33,
      totalHomework: 3,
      completedHomework: 1,
      totalTimeMs: 10_000,
      lastActivityAt: lastAt,
      classRank: 1,
      neverOpened: ["三", "二"],
    });
    expect(rows[1]).toMatchObject({
      averageScore: 67,
      completionPercent: 67,
      classRank: 2,
      neverOpened: ["三"],
    });
    expect(third).toBeTruthy();
  });

  test("without work have no figures instead of zeros", async () => {
    expect((await students()).get("Ming Li")).toMatchObject({
      averageScore: null,
      completionPercent: null,
      classRank: null,
      lastActivityAt: null,
      totalHomework: 0,
      completedHomework: 0,
      totalTimeMs: 0,
      neverOpened: [],
    });
    await give("一");
    expect((await students()).get("Ming Li")).toMatchObject({
      averageScore: null,
      completionPercent: 0,
      classRank: null,
      lastActivityAt: null,
      neverOpened: ["一"],
    });
  });

  test("share a place with the same average, and a child with zeros only comes after them", async () => {
    const third = await makeStudent(pools.database, "Xin Zhao", inClass());
    const homework = await give("一", [school.ming, school.hua, third]);
    await submit(school.ming, homework);
    await submit(school.hua, homework);
    await submit(third, homework, ALL_WRONG);
    const places = [...(await students()).values()].map(({ fullName, classRank, averageScore }) => [
      fullName,
      classRank,
      averageScore,
    ]);
    expect(places).toEqual([
      ["Hua Wang", 1, 100],
      ["Ming Li", 1, 100],
      ["Xin Zhao", 3, 0],
    ]);
  });

  test("lose what was recalled from all their figures", async () => {
    const homeworkToken = await give("一");
    await submit(school.ming, homeworkToken);
    await teacher.homework.recall({ ...inClass(), homeworkToken });
    expect((await students()).get("Ming Li")).toMatchObject({
      averageScore: null,
      totalHomework: 0,
      lastActivityAt: null,
    });
  });
});

describe("a child that left the class, was removed or deleted", () => {
  test.each(["moved", "removed", "deleted"])("(%s) counts nowhere in it", async (how) => {
    const homeworkToken = await give("一");
    await submit(school.hua, homeworkToken);
    if (how === "moved") await enrol(pools.database, school.hua, school.otherClass);
    if (how === "removed")
      await query("update students set deleted = true where student_token = $1", [school.hua.userToken]);
    if (how === "deleted")
      await query("update users set deleted = true where user_token = $1", [school.hua.userToken]);
    expect([...(await students()).keys()]).toEqual(["Ming Li"]);
    expect((await teacher.homework.listOfClass(inClass())).rows[0]).toMatchObject({
      assignedCount: 1,
      submissionsCount: 0,
      completionPercent: 0,
      averageScore: null,
    });
    expect(await teacher.homework.classOverview(inClass())).toMatchObject({
      totalStudents: 1,
      classAverage: null,
      recentActivity: [],
    });
    expect((await teacher.classes.teacherDashboard()).classes[0]).toMatchObject({
      numberOfStudents: 1,
      completionPercent: 0,
    });
  });
});

describe("the homework of a class", () => {
  test("carries its figures, the newest first", async () => {
    const older = await give("旧", undefined, 5);
    const newer = await give("新", undefined, 1);
    await read(school.ming, older, 10_000);
    await read(school.hua, older, 20_000);
    await submit(school.ming, older, twoOfThree);
    const { rows, total } = await teacher.homework.listOfClass(inClass());
    expect(total).toBe(2);
    expect(rows.map(({ homeworkToken }) => homeworkToken)).toEqual([newer, older]);
    expect(rows[1]).toEqual({
      homeworkToken: older,
      articleToken: expect.any(String),
      title: "旧",
      grade: "4.1",
      chapter: "4.1",
      createdAt: new Date(TEST_NOW.getTime() - 5 * DAY_MS),
      published: true,
      status: "active",
      recalledAt: null,
      assignedCount: 2,
      submissionsCount: 1,
      neverOpenedCount: 0,
      completionPercent: 50,
      averageScore: 67,
      averageTimeMs: 15_000,
      wordCount: 8,
      canRestore: false,
    });
    expect(rows[0]).toMatchObject({
      neverOpenedCount: 2,
      completionPercent: 0,
      averageScore: null,
      averageTimeMs: null,
    });
  });

  test("keeps an archived one with its figures and whether it may come back", async () => {
    const homeworkToken = await give("一");
    await submit(school.ming, homeworkToken);
    await teacher.homework.recall({ ...inClass(), homeworkToken });
    const archived = (await teacher.homework.listOfClass(inClass())).rows[0];
    expect(archived).toMatchObject({
      status: "archived",
      recalledAt: world.clock.now(),
      assignedCount: 2,
      submissionsCount: 1,
      averageScore: 100,
      canRestore: true,
    });
    await teacher.homework.publish({
      ...inClass(),
      articleTokens: [archived?.articleToken ?? ""],
      studentTokens: "everyone",
    });
    const { rows } = await teacher.homework.listOfClass(inClass());
    expect(rows.find((row) => row.homeworkToken === homeworkToken)).toMatchObject({ canRestore: false });
  });

  test("without a published date is a draft", async () => {
    await give("一");
    await query("update homework set published_date = null");
    expect((await teacher.homework.listOfClass(inClass())).rows[0]).toMatchObject({ published: false });
  });

  test("comes in pages, and a page beyond the end knows the total", async () => {
    for (const title of ["一", "二", "三"]) await give(title);
    const page = (number: number) =>
      teacher.homework.listOfClass({ ...inClass(), page: number, pageSize: 2 });
    expect((await page(1)).rows).toHaveLength(2);
    expect(await page(2)).toMatchObject({ total: 3, rows: [{ title: "一" }] });
    expect(await page(5)).toEqual({ total: 3, rows: [] });
  });
});

describe("the overview of a class", () => {
  test("counts children, homework with the active ones, and averages over children with a score", async () => {
    await makeStudent(pools.database, "New Child", inClass());
    const [one, two, three] = [await give("一"), await give("二"), await give("三")];
    await submit(school.ming, one);
    await submit(school.hua, one, twoOfThree);
    await teacher.homework.recall({ ...inClass(), homeworkToken: three });
    await read(school.hua, two, 20_000);
    expect(await teacher.homework.classOverview(inClass())).toMatchObject({
      totalStudents: 3,
      totalAssignments: 3,
      activeAssignments: 2,
      classAverage: 84,
      averageTimeMs: 20_000,
    });
  });

  test("names the last thing of five children, the latest first", async () => {
    const others = await Promise.all(
      ["A One", "B Two", "C Three", "D Four"].map((name) => makeStudent(pools.database, name, inClass())),
    );
    const everybody = [school.ming, school.hua, ...others];
    const [one, two] = [await give("一", everybody), await give("二", everybody)];
    for (const child of everybody) {
      world.clock.advance(60_000);
      await submit(child, one);
    }
    await read(school.ming, two, 5_000);
    const { recentActivity } = await teacher.homework.classOverview(inClass());
    expect(recentActivity.map(({ fullName, title, kind }) => [fullName, title, kind])).toEqual([
      ["Ming Li", "二", "read"],
      ["D Four", "一", "submitted"],
      ["C Three", "一", "submitted"],
      ["B Two", "一", "submitted"],
      ["A One", "一", "submitted"],
    ]);
    expect(recentActivity[0]).toMatchObject({ studentToken: school.ming.userToken, at: world.clock.now() });
  });

  test("of an empty class invents nothing", async () => {
    expect(await callAs(world, school.otherTeacher).homework.classOverview(school.otherClass)).toEqual({
      totalStudents: 1,
      totalAssignments: 0,
      activeAssignments: 0,
      classAverage: null,
      averageTimeMs: null,
      recentActivity: [],
    });
  });
});

const calls = {
  listOfClass: (caller: Caller, changes = {}) => caller.homework.listOfClass({ ...inClass(), ...changes }),
  studentsOfClass: (caller: Caller, changes = {}) =>
    caller.homework.studentsOfClass({ ...inClass(), ...changes }),
  classOverview: (caller: Caller, changes = {}) =>
    caller.homework.classOverview({ ...inClass(), ...changes }),
  header: (caller: Caller, changes = {}) => caller.classes.header({ ...inClass(), ...changes }),
};

test.each(
  Object.entries(calls),
)("%s is for the teacher of the class and for administrators", async (_, call) => {
  await call(teacher);
  await call(callAs(world, school.admin));
  await call(callAs(world, school.admin), school.pastClass);
  await expectRefusal(call(callAs(world, null)), "unauthenticated");
  await expectRefusal(call(callAs(world, school.ming)), "forbidden");
  const foreign = await expectRefusal(call(callAs(world, school.otherTeacher)), "notFound");
  const unknown = await expectRefusal(call(teacher, { classToken: "nothing" }), "notFound");
  expect(foreign.code).toBe(unknown.code);
  await expectRefusal(call(teacher, school.pastClass), "notFound");
  await expectRefusal(call(teacher, { semesterYear: "2025" }), "notFound");
});
