import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Caller, callAs, type TestWorld, testWorld } from "../../../tests/support/context.ts";
import { expectInvalidInput, expectRefusal } from "../../../tests/support/refusal.ts";
import {
  ALL_RIGHT,
  ALL_WRONG,
  enrol,
  type Given,
  giveHomework,
  makeArticle,
  makeSchool,
  type TestSchool,
} from "../../../tests/support/school.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";

let pools: TestDatabase;
let world: TestWorld;
let school: TestSchool;
let given: Given;
let ming: Caller;

beforeAll(async () => {
  pools = await createTestDatabase();
  school = await makeSchool(pools.database);
});
afterAll(() => pools.drop());

beforeEach(async () => {
  world = testWorld(pools);
  ming = callAs(world, school.ming);
  const article = await makeArticle(pools.database);
  given = await giveHomework(pools.database, school, {
    schoolClass: school.ownClass,
    students: [school.ming],
    article,
  });
});

const row = async () => {
  const { rows } = await pools.requests.query(
    "select * from homework_student_relation where homework_token = $1 and student_token = $2",
    [given.homeworkToken, school.ming.userToken],
  );
  return rows[0];
};
const submit = (choices = ALL_RIGHT, caller = ming) => caller.homework.submit({ ...pick(), choices });
const pick = () => ({ homeworkToken: given.homeworkToken });

describe("submitting", () => {
  test("marks by the stored key and writes everything at once", async () => {
    const result = await submit([ALL_RIGHT[0], ALL_WRONG[1], ALL_RIGHT[2]].flatMap((choice) => choice ?? []));
    expect(result).toEqual({
      homeworkToken: given.homeworkToken,
      articleToken: given.articleToken,
      scorePercent: 67,
      correct: 2,
      answered: 3,
      questionCount: 3,
      totalTimeMs: 0,
      completedAt: world.clock.now(),
    });
    expect(await row()).toMatchObject({
      completed: true,
      completed_at: world.clock.now(),
      question_attempted: '{"0":true,"1":false,"2":true}',
      answered_count: 3,
      correct_count: 2,
    });
    const { rows } = await pools.requests.query(
      "select question_index, choice_index, correct from answers where assignment_token = $1 order by 1",
      [(await row()).assignment_token],
    );
    expect(rows.map(({ choice_index, correct }) => [choice_index, correct])).toEqual([
      [0, true],
      [1, false],
      [0, true],
    ]);
    expect(world.audit.map(({ action }) => action)).toEqual(["Homework submitted"]);
  });

  test("the same picks again get the stored result and no second entry in the log", async () => {
    const first = await submit();
    world.clock.advance(60_000);
    expect(await submit([...ALL_RIGHT].reverse())).toEqual(first);
    expect(world.audit).toHaveLength(1);
  });

  test("other picks afterwards are refused with the first result, and nothing changes", async () => {
    await submit();
    const before = await row();
    const refusal = await expectRefusal(submit(ALL_WRONG), "conflict", "homework.alreadySubmitted");
    expect(refusal.params).toMatchObject({ scorePercent: 100, correct: 3, answered: 3 });
    expect(await row()).toEqual(before);
  });

  test("fifty at the same moment have one effect and one answer", async () => {
    const results = await Promise.all(Array.from({ length: 50 }, () => submit()));
    for (const result of results) expect(result).toEqual(results[0]);
    expect(world.audit).toHaveLength(1);
  });

  test("of two different ones at the same moment one counts and the other is told so", async () => {
    const outcomes = await Promise.allSettled([submit(ALL_RIGHT), submit(ALL_WRONG)]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("an unanswered question is refused with the number of them", async () => {
    const refusal = await expectRefusal(submit(ALL_RIGHT.slice(0, 1)), "invalid", "homework.incomplete");
    expect(refusal.params).toEqual({ n: 2 });
    expect(await row()).toMatchObject({ completed: false, question_attempted: null });
  });

  test.each([
    ["a choice", { questionIndex: 0, choiceIndex: 2 }],
    ["a question", { questionIndex: 3, choiceIndex: 0 }],
  ])("%s that was never offered is refused", async (_, made) => {
    const others = ALL_RIGHT.filter(({ questionIndex }) => questionIndex !== made.questionIndex);
    await expectRefusal(submit([...others, made]), "invalid");
  });

  test("forged marks, scores and dates are refused as unknown fields", async () => {
    const forged = { ...pick(), choices: ALL_WRONG, question_attempted: { 0: true }, score: 100 };
    await expectInvalidInput(ming.homework.submit(forged));
    await expectInvalidInput(submit([{ questionIndex: 0, choiceIndex: -1 }]));
    await expectInvalidInput(submit([...ALL_RIGHT, ...ALL_RIGHT]));
  });

  test.each([
    "",
    "{bad",
    "[]",
    '[{"question":"","choices":[""]}]',
  ])("questions stored as %j cannot be submitted", async (question) => {
    const article = await makeArticle(pools.database, { question });
    given = await giveHomework(pools.database, school, {
      schoolClass: school.ownClass,
      students: [school.ming],
      article,
    });
    await expectRefusal(submit([]), "invalid", "homework.noQuestions");
  });

  test("an edited article does not change how open work is marked", async () => {
    await pools.requests.query("update library set question = '[]' where id = $1", [given.articleToken]);
    expect(await submit()).toMatchObject({ scorePercent: 100, questionCount: 3 });
  });
});

describe("submitting is refused", () => {
  test("when nobody is signed in, and for staff", async () => {
    await expectRefusal(submit(ALL_RIGHT, callAs(world, null)), "unauthenticated");
    await expectRefusal(submit(ALL_RIGHT, callAs(world, school.teacher)), "forbidden");
    await expectRefusal(submit(ALL_RIGHT, callAs(world, school.admin)), "forbidden");
  });

  test("for a classmate's homework exactly as for one that does not exist", async () => {
    const foreign = await expectRefusal(submit(ALL_RIGHT, callAs(world, school.hua)), "notFound");
    const unknown = await expectRefusal(
      ming.homework.submit({ homeworkToken: "nothing", choices: ALL_RIGHT }),
      "notFound",
    );
    expect({ code: foreign.code, params: foreign.params }).toEqual({
      code: unknown.code,
      params: unknown.params,
    });
    expect(await row()).toMatchObject({ completed: false });
  });

  test("once the homework is recalled, and open again when it is restored", async () => {
    const teacher = callAs(world, school.teacher);
    await teacher.homework.recall({ ...school.ownClass, ...pick() });
    await expectRefusal(submit(), "conflict", "homework.recalled");
    expect(await row()).toMatchObject({ completed: false, question_attempted: null });
    await teacher.homework.restore({ ...school.ownClass, ...pick() });
    expect(await submit()).toMatchObject({ scorePercent: 100 });
  });

  test("for a child that has left the class, until it comes back", async () => {
    await enrol(pools.database, school.ming, school.otherClass);
    await expectRefusal(submit(), "notFound");
    await enrol(pools.database, school.ming, school.ownClass);
    expect(await submit()).toMatchObject({ answered: 3 });
  });

  test("for homework of a past semester, and without a current one", async () => {
    await enrol(pools.database, school.ming, school.pastClass);
    given = await giveHomework(pools.database, school, {
      schoolClass: school.pastClass,
      students: [school.ming],
    });
    await expectRefusal(submit(), "notFound");
    await pools.requests.query("update semester set is_current = false where semester_year = '2026'");
    try {
      await expectRefusal(submit(), "conflict", "semesters.noneCurrent");
    } finally {
      await pools.requests.query("update semester set is_current = true where semester_year = '2026'");
    }
  });
});

test.each([
  "xx{",
  "",
  "null",
  "[]",
])("work whose stored result reads %j is still open and can be submitted", async (stored) => {
  await pools.requests.query(
    "update homework_student_relation set question_attempted = $2 where homework_token = $1",
    [given.homeworkToken, stored],
  );
  expect(await submit()).toMatchObject({ scorePercent: 100 });
});
