import { beforeEach, describe, expect, test } from "vitest";
import { callAs, contextOf, type TestWorld, testWorld } from "../../../tests/support/context.ts";
import { expectRefusal } from "../../../tests/support/refusal.ts";
import {
  ALL_RIGHT,
  giveHomework,
  makeArticle,
  makePerson,
  makeSchool,
  type TestClass,
  type TestSchool,
} from "../../../tests/support/school.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { enrolStudent } from "./enrol-student.ts";

let pools: TestDatabase;
let world: TestWorld;
let school: TestSchool;

beforeEach(async () => {
  pools = await createTestDatabase();
  school = await makeSchool(pools.database);
  world = testWorld(pools);
  return () => pools.drop();
});

const enrol = (student: { userToken: string }, { classToken }: TestClass) =>
  pools.database.transaction((tx) =>
    enrolStudent(contextOf(world, school.admin), tx, { studentToken: student.userToken, classToken }),
  );
const counts = async () => {
  const { rows } = await pools.requests.query("select class_token, number_of_students from classes");
  return new Map(rows.map((row) => [row.class_token, row.number_of_students]));
};
const pendingOf = async (student: typeof school.ming) =>
  (await callAs(world, student).homework.listPending({})).rows.map(({ homeworkToken }) => homeworkToken);

describe("enrolling", () => {
  test("gives a new child the live homework of the class, not the recalled one", async () => {
    const live = await giveHomework(pools.database, school, {
      schoolClass: school.ownClass,
      students: [school.ming],
    });
    const recalled = await giveHomework(pools.database, school, {
      schoolClass: school.ownClass,
      students: [school.ming],
      article: await makeArticle(pools.database),
    });
    await callAs(world, school.teacher).homework.recall({
      ...school.ownClass,
      homeworkToken: recalled.homeworkToken,
    });
    const child = await makePerson(pools.database, "student", "Nina New");
    expect(await enrol(child, school.ownClass)).toEqual({ previousClassToken: null, newAssignments: 1 });
    expect(await pendingOf(child)).toEqual([live.homeworkToken]);
    expect((await counts()).get(school.ownClass.classToken)).toBe(3);
    expect(world.audit.at(-1)).toMatchObject({ action: "Student enrolled", category: "class" });
  });

  test("again into the same class changes nothing", async () => {
    await giveHomework(pools.database, school, { schoolClass: school.ownClass, students: [school.ming] });
    expect(await enrol(school.ming, school.ownClass)).toEqual({
      previousClassToken: null,
      newAssignments: 0,
    });
    expect((await counts()).get(school.ownClass.classToken)).toBe(2);
  });

  test("elsewhere moves the child: open work waits in the old class, submitted work stays, both counts follow", async () => {
    const open = await giveHomework(pools.database, school, {
      schoolClass: school.ownClass,
      students: [school.ming],
    });
    const done = await giveHomework(pools.database, school, {
      schoolClass: school.ownClass,
      students: [school.ming],
      article: await makeArticle(pools.database),
    });
    const there = await giveHomework(pools.database, school, {
      schoolClass: school.otherClass,
      students: [school.stranger],
    });
    await callAs(world, school.ming).homework.submit({
      homeworkToken: done.homeworkToken,
      choices: ALL_RIGHT,
    });

    expect(await enrol(school.ming, school.otherClass)).toEqual({
      previousClassToken: school.ownClass.classToken,
      newAssignments: 1,
    });
    expect(await pendingOf(school.ming)).toEqual([there.homeworkToken]);
    expect((await callAs(world, school.ming).homework.listCompleted({})).total).toBe(1);
    expect(await counts()).toEqual(
      new Map([
        [school.ownClass.classToken, 1],
        [school.otherClass.classToken, 2],
        [school.pastClass.classToken, 0],
      ]),
    );

    await enrol(school.ming, school.ownClass);
    expect(await pendingOf(school.ming)).toEqual([open.homeworkToken]);
  });

  test("brings a removed child back with the documented resets", async () => {
    await pools.requests.query(
      `update students set deleted = true, removed_at = now(), phone_number = '1', todo_article_tokens = '["x"]'
       where student_token = $1`,
      [school.ming.userToken],
    );
    await enrol(school.ming, school.ownClass);
    const { rows } = await pools.requests.query("select * from students where student_token = $1", [
      school.ming.userToken,
    ]);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      deleted: false,
      removed_at: null,
      phone_number: null,
      todo_article_tokens: [],
      class_name: "4年级1班",
    });
  });

  test("keeps the enrolment of another semester", async () => {
    await enrol(school.ming, school.pastClass);
    const { rows } = await pools.requests.query(
      "select semester_year, class_token from students where student_token = $1 order by 1",
      [school.ming.userToken],
    );
    expect(rows.map(({ class_token }) => class_token)).toEqual([
      school.pastClass.classToken,
      school.ownClass.classToken,
    ]);
  });

  test("in circles at the same moment leaves every child in one class and the counts right", async () => {
    const moves = Array.from({ length: 20 }, (_, index) => [
      enrol(school.ming, index % 2 ? school.ownClass : school.otherClass),
      enrol(school.stranger, index % 2 ? school.otherClass : school.ownClass),
    ]).flat();
    await Promise.all(moves);
    const { rows } = await pools.requests.query(
      "select class_token, count(*)::integer as n from students group by 1",
    );
    const live = new Map(rows.map(({ class_token, n }) => [class_token, n]));
    for (const [classToken, stored] of await counts()) expect(stored).toBe(live.get(classToken) ?? 0);
  });

  test("while the class gets homework: the child misses none of it", async () => {
    const teacher = callAs(world, school.teacher);
    for (let round = 0; round < 15; round += 1) {
      const { articleToken } = await makeArticle(pools.database);
      const child = await makePerson(pools.database, "student", `Late No${round}`);
      const publish = {
        ...school.ownClass,
        articleTokens: [articleToken],
        studentTokens: "everyone" as const,
      };
      const [{ items }] = await Promise.all([
        teacher.homework.publish(publish),
        enrol(child, school.ownClass),
      ]);
      expect(await pendingOf(child)).toContain(items[0]?.homeworkToken);
    }
  });

  test("is refused for staff, unknown children and classes that are gone", async () => {
    await expectRefusal(enrol(school.teacher, school.ownClass), "notFound");
    await expectRefusal(enrol({ userToken: "nobody" }, school.ownClass), "notFound");
    await pools.requests.query("update classes set deleted = true where class_token = $1", [
      school.ownClass.classToken,
    ]);
    await expectRefusal(enrol(school.stranger, school.ownClass), "notFound");
  });
});
