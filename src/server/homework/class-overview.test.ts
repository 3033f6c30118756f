import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS } from "#domain/shared/dates.ts";
import { type ClassScene, classScene, TWO_OF_THREE } from "../../../tests/support/class-scene.ts";
import { type Caller, callAs, TEST_NOW, type TestWorld } from "../../../tests/support/context.ts";
import { expectRefusal } from "../../../tests/support/refusal.ts";
import { makeStudent, type TestSchool } from "../../../tests/support/school.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

let pools: TestDatabase;
let world: TestWorld;
let school: TestSchool;
let teacher: Caller;
let give: ClassScene["give"];
let submit: ClassScene["submit"];
let read: ClassScene["read"];

beforeEach(async () => {
  pools = await createTestDatabase();
  ({ world, school, teacher, give, submit, read } = await classScene(pools));
  return () => pools.drop();
});

const inClass = () => school.ownClass;
const query = (text: string, values: unknown[] = []) => pools.requests.query(text, values);

describe("the homework of a class", () => {
  test("carries its figures, the newest first", async () => {
    const older = await give("旧", undefined, 5);
    const newer = await give("新", undefined, 1);
    await read(school.ming, older, 10_000);
    await read(school.hua, older, 20_000);
    await submit(school.ming, older, TWO_OF_THREE);
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
    await submit(school.hua, one, TWO_OF_THREE);
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
