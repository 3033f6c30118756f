import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Caller, callAs, type TestWorld, testWorld } from "../../../tests/support/context.ts";
import { expectRefusal } from "../../../tests/support/refusal.ts";
import { ALL_RIGHT, makeArticle, makeSchool, type TestSchool } from "../../../tests/support/school.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

let pools: TestDatabase;
let world: TestWorld;
let school: TestSchool;
let teacher: Caller;
let ming: Caller;
let homeworkToken: string;
let articleToken: string;

beforeAll(async () => {
  pools = await createTestDatabase();
  school = await makeSchool(pools.database);
});
afterAll(() => pools.drop());
beforeEach(async () => {
  world = testWorld(pools);
  teacher = callAs(world, school.teacher);
  ming = callAs(world, school.ming);
  ({ articleToken } = await makeArticle(pools.database));
  homeworkToken = await publishAgain();
  world.audit.length = 0;
});

async function publishAgain(): Promise<string> {
  const { items } = await teacher.homework.publish({
    ...school.ownClass,
    articleTokens: [articleToken],
    studentTokens: "everyone",
  });
  return items[0]?.homeworkToken ?? "";
}
const which = () => ({ ...school.ownClass, homeworkToken });
const homework = async () =>
  (await pools.requests.query("select * from homework where homework_token = $1", [homeworkToken])).rows[0];
const actions = () => world.audit.map(({ action }) => action);

describe("a recall", () => {
  test("says beforehand what it hides, hides it, and destroys nothing", async () => {
    await ming.homework.submit({ homeworkToken, choices: ALL_RIGHT });
    expect(await teacher.homework.recallPreview(which())).toEqual({ assigned: 2, submissions: 1 });
    expect(await teacher.homework.recall(which())).toEqual({ submissions: 1 });
    expect(await homework()).toMatchObject({
      deleted: true,
      recalled_at: world.clock.now(),
      recalled_by: school.teacher.userToken,
    });
    const { rows } = await pools.requests.query(
      "select completed, recalled_by, correct_count from homework_student_relation where homework_token = $1 order by completed",
      [homeworkToken],
    );
    expect(rows).toEqual([
      { completed: false, recalled_by: school.teacher.userToken, correct_count: 0 },
      { completed: true, recalled_by: school.teacher.userToken, correct_count: 3 },
    ]);
    expect(
      (await callAs(world, school.hua).homework.listPending({})).rows.map((row) => row.homeworkToken),
    ).not.toContain(homeworkToken);
    expect(actions()).toContain("Homework recalled");
  });

  test("repeated, also at the same moment, answers the same and is logged once", async () => {
    const results = await Promise.all(Array.from({ length: 20 }, () => teacher.homework.recall(which())));
    for (const result of results) expect(result).toEqual({ submissions: 0 });
    expect(actions()).toEqual(["Homework recalled"]);
  });

  test("and a submission at the same moment: either it counts and is hidden, or it is refused", async () => {
    for (let round = 0; round < 15; round += 1) {
      ({ articleToken } = await makeArticle(pools.database));
      homeworkToken = await publishAgain();
      const [recalled, submitted] = await Promise.allSettled([
        teacher.homework.recall(which()),
        ming.homework.submit({ homeworkToken, choices: ALL_RIGHT }),
      ]);
      expect(recalled.status).toBe("fulfilled");
      const { rows } = await pools.requests.query(
        "select answered_count, recalled_at from homework_student_relation where homework_token = $1 and student_token = $2",
        [homeworkToken, school.ming.userToken],
      );
      expect(rows[0].answered_count).toBe(submitted.status === "fulfilled" ? 3 : 0);
      expect(rows[0].recalled_at).not.toBeNull();
    }
  });
});

describe("restoring", () => {
  test("brings back everything submitted", async () => {
    await ming.homework.submit({ homeworkToken, choices: ALL_RIGHT });
    await teacher.homework.recall(which());
    expect(await teacher.homework.restore(which())).toEqual({ assignments: 2 });
    expect(await homework()).toMatchObject({ deleted: false, recalled_at: null, recalled_by: null });
    expect((await ming.homework.review({ articleToken })).submission.scorePercent).toBe(100);
    expect((await callAs(world, school.hua).homework.openWork({ homeworkToken })).attempt).toBe(1);
    expect(await teacher.homework.restore(which())).toEqual({ assignments: 2 });
    expect(actions().filter((action) => action === "Homework restored")).toHaveLength(1);
  });

  test("is refused while the article is live in the class again", async () => {
    await teacher.homework.recall(which());
    await publishAgain();
    await expectRefusal(teacher.homework.restore(which()), "conflict", "homework.liveAgain");
    expect(await homework()).toMatchObject({ deleted: true });
  });

  test("and publishing again at the same moment leave one live homework", async () => {
    for (let round = 0; round < 15; round += 1) {
      ({ articleToken } = await makeArticle(pools.database));
      homeworkToken = await publishAgain();
      await teacher.homework.recall(which());
      const [restored, published] = await Promise.allSettled([
        teacher.homework.restore(which()),
        publishAgain(),
      ]);
      expect(published.status).toBe("fulfilled");
      if (restored.status === "rejected")
        expect(restored.reason).toMatchObject({ code: "homework.liveAgain" });
      const { rows } = await pools.requests.query(
        "select count(*)::integer as live from homework where article_token = $1 and not deleted",
        [articleToken],
      );
      expect(rows[0].live).toBe(1);
    }
  });

  test("homework that was removed in another way is not there", async () => {
    await pools.requests.query("update homework set deleted = true where homework_token = $1", [
      homeworkToken,
    ]);
    await expectRefusal(teacher.homework.restore(which()), "notFound");
    await expectRefusal(teacher.homework.recall(which()), "notFound");
  });
});

test.each([
  "recall",
  "restore",
  "recallPreview",
] as const)("%s is for the teacher of the class alone", async (name) => {
  const call = (caller: Caller, changes = {}) => caller.homework[name]({ ...which(), ...changes });
  await expectRefusal(call(callAs(world, null)), "unauthenticated");
  await expectRefusal(call(ming), "forbidden");
  await expectRefusal(call(callAs(world, school.admin)), "forbidden");
  await expectRefusal(call(callAs(world, school.otherTeacher)), "notFound");
  await expectRefusal(call(callAs(world, school.otherTeacher), school.otherClass), "notFound");
  await expectRefusal(call(teacher, { homeworkToken: "nothing" }), "notFound");
  await expectRefusal(call(teacher, { semesterYear: "2025" }), "notFound");
  expect(await homework()).toMatchObject({ deleted: false });
});
