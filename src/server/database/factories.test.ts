import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { enrolStudents, makeClasses, makeSemesters, makeStaff, makeStudents } from "./factories.ts";
import { makeArticles } from "./factories-articles.ts";
import { makeHomework } from "./factories-homework.ts";
import type { FactoryContext } from "./factories-insert.ts";
import { createRandom } from "./factories-random.ts";

const now = new Date("2026-11-20T18:00:00Z");
let database: TestDatabase;
let context: FactoryContext;

beforeAll(async () => {
  database = await createTestDatabase();
  context = { db: database.database, random: createRandom(1), now };
  await makeSemesters(context, [{ semesterYear: "2026", isCurrent: true }]);
});
afterAll(() => database.drop());

const rows = async (query: string) => (await database.requests.query(query)).rows;

async function makeClassOf(size: number) {
  const [teacher] = await makeStaff(context, [{}]);
  const [schoolClass] = await makeClasses(context, [
    { semesterYear: "2026", teacherToken: teacher?.userToken ?? null },
  ]);
  const students = await makeStudents(context, Array(size).fill({}));
  if (!teacher || !schoolClass) throw new Error("nothing was made");
  await enrolStudents(context, schoolClass, students);
  return { teacher, schoolClass, students };
}

test("staff get an approved account of their own, pending ones none", async () => {
  const [made, pending] = await makeStaff(context, [
    { firstName: "Mei", lastName: "Lin", email: "mei@school.example" },
    { role: "admin", approvedAt: null },
  ]);
  expect(made).toMatchObject({ fullName: "Mei Lin", email: "mei@school.example" });
  const accounts =
    await rows(`select user_token, role, approved_at from users join staff_accounts using (auth_uid)
    where user_token in ('${made?.userToken}', '${pending?.userToken}') order by role desc`);
  expect(accounts).toEqual([
    { user_token: made?.userToken, role: "teacher", approved_at: now },
    { user_token: pending?.userToken, role: "admin", approved_at: null },
  ]);
});

test("thousands of students are made, all different, and the class knows its size", async () => {
  const { schoolClass } = await makeClassOf(3000);
  const [stored] = await rows(
    `select number_of_students from classes where class_token = '${schoolClass.classToken}'`,
  );
  expect(stored).toEqual({ number_of_students: 3000 });
});

test("an article has its length and its first version", async () => {
  const [article] = await makeArticles(context, [{ article: "<p>小&amp;大</p>", grade: "5" }]);
  const [stored] = await rows(`select text_length, grade, version_number, question_count from library
    join article_versions on version_token = current_version_token where id = '${article?.id}'`);
  expect(stored).toEqual({ text_length: 3, grade: "5", version_number: 1, question_count: 1 });
  expect(article).toMatchObject({ textLength: 3 });
});

describe("homework", () => {
  const questions = [0, 1, 2].map((n) => ({ question: `${n}`, choices: ["a", "b"], answer: [true, false] }));
  const openedAt = new Date("2026-11-20T17:00:00Z");
  const visit = { openedAt, readingMs: 100_000 };
  const choices = [0, 1, 1].map((choiceIndex, questionIndex) => ({ questionIndex, choiceIndex }));

  test("submitted, begun and untouched work leave their events", async () => {
    const { teacher: publisher, schoolClass, students } = await makeClassOf(3);
    const [article] = await makeArticles(context, [{ questions }]);
    const [submitted, begun, untouched] = students;
    if (!article || !submitted || !begun || !untouched) throw new Error("nothing was made");
    const [homework] = await makeHomework(context, [
      {
        schoolClass,
        article,
        publisher,
        createdAt: new Date("2026-11-20T16:00:00Z"),
        students: [
          { student: submitted, work: { visits: [visit], choices, isSubmitted: true } },
          { student: begun, work: { visits: [visit], choices: choices.slice(0, 1), isSubmitted: false } },
          { student: untouched },
        ],
      },
    ]);
    const stored =
      await rows(`select a.*, (select sum(milliseconds)::int from reading_slices s where s.assignment_token = a.assignment_token) as read,
        (select array_agg(correct order by question_index) from answers n where n.assignment_token = a.assignment_token) as marks,
        (select bool_and(closed_at is not null) from reading_visits v where v.assignment_token = a.assignment_token) as closed
      from homework_student_relation a where homework_token = '${homework?.homeworkToken}' order by assignment_token`);
    expect(stored).toMatchObject([
      {
        completed: true,
        question_attempted: '{"0":true,"1":false,"2":false}',
        answered_count: 3,
        correct_count: 1,
        total_time: "100000",
        read: 100_000,
        marks: [true, false, false],
        closed: true,
        opened_at: openedAt,
      },
      {
        completed: false,
        question_attempted: null,
        answered_count: 0,
        total_time: "100000",
        read: 100_000,
        marks: [null],
        closed: false,
      },
      { completed: false, opened_at: null, total_time: "0", read: null, marks: null },
    ]);
    expect(stored[0].completed_at.getTime()).toBeGreaterThan(openedAt.getTime() + 100_000);
    expect(stored[0].updated_at).toEqual(stored[0].completed_at);
  });

  test("recalled homework is marked so in every assignment", async () => {
    const { teacher: publisher, schoolClass, students } = await makeClassOf(2);
    const [article] = await makeArticles(context, [{}]);
    if (!article) throw new Error("nothing was made");
    const children = students.map((student) => ({ student }));
    const input = { schoolClass, article, publisher, recalledAt: now, students: children };
    const [homework] = await makeHomework(context, [input]);
    const marks = await rows(`select h.deleted, a.recalled_at, a.recalled_by from homework h
      join homework_student_relation a using (homework_token) where homework_token = '${homework?.homeworkToken}'`);
    const recalled = { deleted: true, recalled_at: now, recalled_by: publisher.userToken };
    expect(marks).toEqual([recalled, recalled]);
  });
});

describe("the dice", () => {
  test("fall the same way for the same seed and another way for another", () => {
    const throws = (seed: number) => {
      const dice = createRandom(seed);
      return [
        dice.next(),
        dice.integer(1, 6),
        dice.shuffle([1, 2, 3, 4, 5]),
        dice.token(now),
        dice.pick("abcdef".split("")),
      ];
    };
    expect(throws(5)).toEqual(throws(5));
    expect(throws(5)).not.toEqual(throws(6));
  });

  test("are fair enough", () => {
    const dice = createRandom(3);
    const counts = new Map<number, number>();
    for (let n = 0; n < 6000; n += 1) {
      const face = dice.integer(1, 6);
      counts.set(face, (counts.get(face) ?? 0) + 1);
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6]);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test("forked dice depend on their name, not on what fell before", () => {
    const used = createRandom(5);
    used.next();
    expect(used.fork("a").next()).toBe(createRandom(5).fork("a").next());
    expect(used.fork("a").next()).not.toBe(used.fork("b").next());
  });

  test("tokens stand in the order in which they were made", () => {
    const dice = createRandom(5);
    const tokens = Array.from({ length: 500 }, () => dice.token(now));
    expect([...tokens].sort()).toEqual(tokens);
    expect(new Set(tokens).size).toBe(500);
  });

  test("picking from nothing is an error", () => {
    expect(() => createRandom(1).pick([])).toThrow("Nothing to pick from.");
  });
});
