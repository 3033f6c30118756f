import { beforeEach, describe, expect, test } from "vitest";
import { callAs, type TestWorld, testWorld } from "../../../tests/support/context.ts";
import { expectRefusal } from "../../../tests/support/refusal.ts";
import {
  ALL_RIGHT,
  giveHomework,
  makeClass,
  makeSchool,
  type TestSchool,
} from "../../../tests/support/school.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

let pools: TestDatabase;
let world: TestWorld;
let school: TestSchool;

beforeEach(async () => {
  pools = await createTestDatabase();
  school = await makeSchool(pools.database);
  world = testWorld(pools);
  return () => pools.drop();
});

const dashboard = () => callAs(world, school.teacher).classes.teacherDashboard();

describe("a teacher's dashboard", () => {
  test("shows the own classes of this semester and only counts the earlier ones", async () => {
    await makeClass(pools.database, { className: "10年级1班", teacher: school.teacher });
    const given = await giveHomework(pools.database, school, {
      schoolClass: school.ownClass,
      students: [school.ming, school.hua],
    });
    await callAs(world, school.ming).homework.submit({
      homeworkToken: given.homeworkToken,
      choices: ALL_RIGHT,
    });
    const view = await dashboard();
    expect(view).toMatchObject({
      teacherName: "Tina Teacher",
      semesterYear: "2026",
      semesterName: "2026/09 - 2027/06",
      totalStudents: 2,
      earlierClasses: 1,
    });
    expect(view.classes).toEqual([
      {
        classToken: school.ownClass.classToken,
        className: "4年级1班",
        grade: "4",
        semesterYear: "2026",
        numberOfStudents: 2,
        activeHomework: 1,
        completionPercent: 50,
      },
      expect.objectContaining({
        className: "10年级1班",
        numberOfStudents: 0,
        activeHomework: 0,
        completionPercent: null,
      }),
    ]);
  });

  test("leaves out recalled homework and deleted classes", async () => {
    const { homeworkToken } = await giveHomework(pools.database, school, {
      schoolClass: school.ownClass,
      students: [school.ming],
    });
    await callAs(world, school.teacher).homework.recall({ ...school.ownClass, homeworkToken });
    expect((await dashboard()).classes[0]).toMatchObject({ activeHomework: 0, completionPercent: null });
    await pools.requests.query("update classes set deleted = true");
    expect(await dashboard()).toMatchObject({ classes: [], totalStudents: 0, earlierClasses: 0 });
  });

  test("says when there is no current semester", async () => {
    await pools.requests.query("update semester set is_current = false");
    await expectRefusal(dashboard(), "conflict", "semesters.noneCurrent");
  });

  test("is for teachers", async () => {
    await expectRefusal(callAs(world, null).classes.teacherDashboard(), "unauthenticated");
    await expectRefusal(callAs(world, school.ming).classes.teacherDashboard(), "forbidden");
    await expectRefusal(callAs(world, school.admin).classes.teacherDashboard(), "forbidden");
    expect(
      (await callAs(world, school.otherTeacher).classes.teacherDashboard()).classes.map(
        ({ classToken }) => classToken,
      ),
    ).toEqual([school.otherClass.classToken]);
  });
});

test("the header of a class names its teacher and semester and counts its children", async () => {
  expect(await callAs(world, school.admin).classes.header(school.ownClass)).toEqual({
    classToken: school.ownClass.classToken,
    className: "4年级1班",
    grade: "4",
    semesterYear: "2026",
    semesterName: "2026/09 - 2027/06",
    teacherToken: school.teacher.userToken,
    teacherName: "Tina Teacher",
    numberOfStudents: 2,
  });
});
