import { beforeEach, describe, expect, test } from "vitest";
import { type ClassScene, classScene, TWO_OF_THREE } from "../../../tests/support/class-scene.ts";
import type { Caller, TestWorld } from "../../../tests/support/context.ts";
import { ALL_WRONG, enrol, makeStudent, type TestSchool } from "../../../tests/support/school.ts";
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
    await submit(school.ming, second, TWO_OF_THREE);
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
      neverOpened: [
        { homeworkToken: third, title: "三" },
        { homeworkToken: second, title: "二" },
      ],
    });
    expect(rows[1]).toMatchObject({
      averageScore: 67,
      completionPercent: 67,
      classRank: 2,
      neverOpened: [{ homeworkToken: third, title: "三" }],
    });
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
    const homeworkToken = await give("一");
    expect((await students()).get("Ming Li")).toMatchObject({
      averageScore: null,
      completionPercent: 0,
      classRank: null,
      lastActivityAt: null,
      neverOpened: [{ homeworkToken, title: "一" }],
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
