import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Caller, callAs, type TestWorld, testWorld } from "../../../tests/support/context.ts";
import { expectInvalidInput, expectRefusal } from "../../../tests/support/refusal.ts";
import {
  ALL_RIGHT,
  ALL_WRONG,
  type Given,
  giveHomework,
  makeArticle,
  makeSchool,
  TEST_QUESTIONS,
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

const work = () => ({ homeworkToken: given.homeworkToken });
const save = (questionIndex: number, choiceIndex: number) =>
  ming.homework.saveChoice({ ...work(), questionIndex, choiceIndex });
const answers = async () => {
  const { rows } = await pools.requests.query(
    `select question_index, choice_index, correct, milliseconds from answers
     join homework_student_relation using (assignment_token) where homework_token = $1 order by 1`,
    [given.homeworkToken],
  );
  return rows;
};

describe("open work", () => {
  test("is the sanitised text and the questions, without any key", async () => {
    await pools.requests.query(
      `update library set article = '<p onclick="x()">小明</p><script>x()</script>' where id = $1`,
      [given.articleToken],
    );
    expect(await ming.homework.readingContent(work())).toEqual({
      homeworkToken: given.homeworkToken,
      articleToken: given.articleToken,
      title: "小明上学",
      author: "书香",
      grade: "4.1",
      chapter: "4.1",
      article: "<p>小明</p>",
      articlePinyin: null,
      image: null,
      fileName: null,
      textLength: 8,
      questions: TEST_QUESTIONS.map(({ question, choices }) => ({ question, choices })),
      questionsPinyin: null,
    });
  });

  test("has its pinyin questions without keys too", async () => {
    const pinyin = TEST_QUESTIONS.map((item) => ({
      ...item,
      question: `<ruby>谁<rt>shéi</rt></ruby><b onclick="x">?</b>`,
    }));
    await pools.requests.query("update article_versions set question_pinyin = $1 where article_token = $2", [
      JSON.stringify(pinyin),
      given.articleToken,
    ]);
    const content = await ming.homework.readingContent(work());
    expect(content.questionsPinyin?.[0]).toEqual({
      question: '<ruby>谁<rt aria-hidden="true">shéi</rt></ruby><b>?</b>',
      choices: ["小明", "小红"],
    });
    expect(JSON.stringify(content)).not.toContain("answer");
  });

  test("goes on where the child stopped", async () => {
    expect(await ming.homework.openWork(work())).toEqual({ attempt: 1, totalTimeMs: 0, choices: [] });
    await save(2, 1);
    await save(0, 0);
    await save(2, 0);
    expect((await ming.homework.openWork(work())).choices).toEqual([
      { questionIndex: 0, choiceIndex: 0 },
      { questionIndex: 2, choiceIndex: 0 },
    ]);
  });

  test("names no key in any answer or refusal before it is submitted", async () => {
    const said: unknown[] = [
      await ming.homework.listPending({}),
      await ming.homework.readingContent(work()),
      await ming.homework.openWork(work()),
      await save(0, 1),
      await ming.homework.studentSummary(),
      await expectRefusal(ming.homework.submit({ ...work(), choices: [] }), "invalid"),
      await expectRefusal(ming.homework.review({ articleToken: given.articleToken }), "notFound"),
      await expectRefusal(ming.homework.review({ ...work(), articleToken: given.articleToken }), "notFound"),
    ];
    expect(JSON.stringify(said)).not.toMatch(/answer|correct|true,false/);
    await expectRefusal(ming.library.article({ articleToken: given.articleToken }), "forbidden");
  });
});

describe("a saved pick", () => {
  test("is kept unmarked, with the time since the pick before", async () => {
    await ming.reading.open(work());
    world.clock.advance(20_000);
    await save(0, 1);
    world.clock.advance(5_000);
    await save(1, 2);
    world.clock.advance(11 * 60_000);
    await save(2, 0);
    world.clock.advance(1_000);
    await save(0, 0);
    expect(await answers()).toEqual([
      { question_index: 0, choice_index: 0, correct: null, milliseconds: 21_000 },
      { question_index: 1, choice_index: 2, correct: null, milliseconds: 5_000 },
      { question_index: 2, choice_index: 0, correct: null, milliseconds: 600_000 },
    ]);
  });

  test("starts no sooner than the screen was opened again", async () => {
    await ming.reading.open(work());
    await save(0, 0);
    world.clock.advance(3_600_000);
    await ming.reading.open(work());
    world.clock.advance(7_000);
    await save(1, 0);
    expect((await answers())[1]).toMatchObject({ milliseconds: 7_000 });
  });

  test("keeps its time when it is submitted", async () => {
    await ming.reading.open(work());
    world.clock.advance(4_000);
    await save(0, 0);
    await ming.homework.submit({ ...work(), choices: ALL_RIGHT });
    expect((await answers()).map(({ milliseconds, correct }) => [milliseconds, correct])).toEqual([
      [4_000, true],
      [0, true],
      [0, true],
    ]);
  });

  test.each([
    [3, 0],
    [0, 2],
    [1, 3],
  ])("of question %i and choice %i, which were never offered, is refused", async (questionIndex, choiceIndex) => {
    await expectRefusal(save(questionIndex, choiceIndex), "invalid");
    expect(await answers()).toEqual([]);
  });

  test("of an impossible number is refused as input", async () => {
    await expectInvalidInput(save(-1, 0));
    await expectInvalidInput(save(0, 0.5));
    await expectInvalidInput(save(0, 1e9));
  });

  test("comes too late after submission or recall, and changes nothing", async () => {
    await ming.homework.submit({ ...work(), choices: ALL_RIGHT });
    const before = await answers();
    await expectRefusal(save(0, 1), "conflict", "homework.alreadySubmitted");
    await callAs(world, school.teacher).homework.recall({ ...school.ownClass, ...work() });
    await expectRefusal(save(0, 1), "conflict", "homework.recalled");
    expect(await answers()).toEqual(before);
  });

  test("and a submission at the same moment leave the marked picks", async () => {
    for (let round = 0; round < 10; round += 1) {
      const article = await makeArticle(pools.database);
      given = await giveHomework(pools.database, school, {
        schoolClass: school.ownClass,
        students: [school.ming],
        article,
      });
      const saves = Array.from({ length: 8 }, () => save(1, 2).catch(() => undefined));
      await Promise.all([ming.homework.submit({ ...work(), choices: ALL_RIGHT }), ...saves]);
      expect((await answers()).map(({ choice_index, correct }) => [choice_index, correct])).toEqual([
        [0, true],
        [0, true],
        [0, true],
      ]);
    }
  });
});

describe("a review", () => {
  test("shows the key, the picks and the result", async () => {
    const choices = [...ALL_RIGHT.slice(0, 1), ...ALL_WRONG.slice(1)];
    const submission = await ming.homework.submit({ ...work(), choices });
    const review = await ming.homework.review({ articleToken: given.articleToken });
    expect(review).toMatchObject({ homeworkToken: given.homeworkToken, submission, choices, attempts: 1 });
    expect(review.questions).toEqual(TEST_QUESTIONS);
  });

  test("without a homework opens the latest submission of the article", async () => {
    await ming.homework.submit({ ...work(), choices: ALL_RIGHT });
    await pools.requests.query("update homework set deleted = true where homework_token = $1", [
      given.homeworkToken,
    ]);
    const again = await giveHomework(pools.database, school, {
      schoolClass: school.ownClass,
      students: [school.ming],
      article: {
        articleToken: given.articleToken,
        versionToken: (
          await pools.requests.query("select version_token from homework where homework_token = $1", [
            given.homeworkToken,
          ])
        ).rows[0].version_token,
      },
    });
    await pools.requests.query(
      "update homework set deleted = false, article_token = $2 where homework_token = $1",
      [given.homeworkToken, school.article.articleToken],
    );
    world.clock.advance(1000);
    await ming.homework.submit({ homeworkToken: again.homeworkToken, choices: ALL_WRONG });
    const latest = await ming.homework.review({ articleToken: given.articleToken });
    expect(latest.homeworkToken).toBe(again.homeworkToken);
    const first = await ming.homework.review({ articleToken: given.articleToken, ...work() });
    expect(first.submission.scorePercent).toBe(100);
  });

  test("of old work without stored picks has none to show", async () => {
    await pools.requests.query(
      `update homework_student_relation set question_attempted = '{"a":true,"b":false}' where homework_token = $1`,
      [given.homeworkToken],
    );
    const review = await ming.homework.review({ articleToken: given.articleToken });
    expect(review.choices).toEqual([]);
    expect(review.submission).toMatchObject({ scorePercent: 50, answered: 2, questionCount: 3 });
    await expectRefusal(
      ming.homework.submit({ ...work(), choices: ALL_RIGHT }),
      "conflict",
      "homework.alreadySubmitted",
    );
  });

  test("needs the article and the homework to belong together", async () => {
    await ming.homework.submit({ ...work(), choices: ALL_RIGHT });
    await expectRefusal(
      ming.homework.review({ articleToken: school.article.articleToken, ...work() }),
      "notFound",
    );
  });
});

const calls = {
  readingContent: (caller: Caller) => caller.homework.readingContent(work()),
  openWork: (caller: Caller) => caller.homework.openWork(work()),
  saveChoice: (caller: Caller) => caller.homework.saveChoice({ ...work(), questionIndex: 0, choiceIndex: 0 }),
  review: (caller: Caller) => caller.homework.review({ articleToken: given.articleToken, ...work() }),
  open: (caller: Caller) => caller.reading.open(work()),
};

test.each(Object.entries(calls))("%s is for the child itself alone", async (_, call) => {
  await expectRefusal(call(callAs(world, null)), "unauthenticated");
  await expectRefusal(call(callAs(world, school.teacher)), "forbidden");
  await expectRefusal(call(callAs(world, school.admin)), "forbidden");
  await expectRefusal(call(callAs(world, school.hua)), "notFound");
  await expectRefusal(call(callAs(world, school.stranger)), "notFound");
  expect(await answers()).toEqual([]);
});
