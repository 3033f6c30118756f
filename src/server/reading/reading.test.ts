import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Caller, callAs, type TestWorld, testWorld } from "../../../tests/support/context.ts";
import { expectInvalidInput, expectRefusal } from "../../../tests/support/refusal.ts";
import {
  ALL_RIGHT,
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

const open = async () => (await ming.reading.open({ homeworkToken: given.homeworkToken })).visitToken;
const credit = (visitToken: string, milliseconds: number) =>
  ming.reading.credit({ visitToken, milliseconds });
const totals = async () => {
  const { rows } = await pools.requests.query(
    `select total_time::integer, coalesce((select sum(milliseconds) from reading_slices s
       where s.assignment_token = a.assignment_token), 0)::integer as slices
     from homework_student_relation a where homework_token = $1`,
    [given.homeworkToken],
  );
  return rows[0];
};

describe("reading time", () => {
  test("adds up over visits, one slice for each credit", async () => {
    const first = await open();
    world.clock.advance(30_000);
    expect(await credit(first, 30_000)).toEqual({ totalTimeMs: 30_000 });
    const second = await open();
    world.clock.advance(12_345);
    expect(await credit(second, 12_345)).toEqual({ totalTimeMs: 42_345 });
    expect(await totals()).toEqual({ total_time: 42_345, slices: 42_345 });
    expect((await ming.homework.openWork({ homeworkToken: given.homeworkToken })).totalTimeMs).toBe(42_345);
  });

  test("is never more than the clock of the server allows", async () => {
    const visit = await open();
    world.clock.advance(2_000);
    for (let beat = 0; beat < 100; beat += 1) await credit(visit, 30_000);
    expect(await totals()).toEqual({ total_time: 2_000, slices: 2_000 });
  });

  test("of one save is never more than forty seconds, however long the visit", async () => {
    const visit = await open();
    world.clock.advance(40 * 24 * 3_600_000);
    expect(await credit(visit, 24 * 3_600_000)).toEqual({ totalTimeMs: 40_000 });
  });

  test("claimed a hundred times at the same moment counts once", async () => {
    const visit = await open();
    world.clock.advance(30_000);
    await Promise.all(Array.from({ length: 100 }, () => credit(visit, 30_000)));
    expect(await totals()).toEqual({ total_time: 30_000, slices: 30_000 });
  });

  test("under one second is not saved and not lost", async () => {
    const visit = await open();
    world.clock.advance(999);
    expect(await credit(visit, 999)).toEqual({ totalTimeMs: 0 });
    world.clock.advance(1);
    expect(await credit(visit, 1_000)).toEqual({ totalTimeMs: 1_000 });
  });

  test("does not run backwards with the clock", async () => {
    const visit = await open();
    world.clock.advance(-3_600_000);
    expect(await credit(visit, 30_000)).toEqual({ totalTimeMs: 0 });
  });

  test("refuses claims that are no time", async () => {
    const visit = await open();
    await expectInvalidInput(credit(visit, -1));
    await expectInvalidInput(credit(visit, 9e9));
    await expectInvalidInput(credit(visit, 1.5));
  });
});

describe("a visit", () => {
  test("is closed by the next one: two tabs count once", async () => {
    const older = await open();
    const newer = await open();
    world.clock.advance(30_000);
    await expectRefusal(credit(older, 30_000), "conflict", "reading.visitClosed");
    expect(await credit(newer, 30_000)).toEqual({ totalTimeMs: 30_000 });
  });

  test("stays the only open one when twenty are opened at the same moment", async () => {
    await Promise.all(Array.from({ length: 20 }, open));
    const { rows } = await pools.requests.query(
      `select count(*) filter (where closed_at is null)::integer as open, count(*)::integer as opened
       from reading_visits join homework_student_relation using (assignment_token) where homework_token = $1`,
      [given.homeworkToken],
    );
    expect(rows[0]).toEqual({ open: 1, opened: 20 });
  });

  test("notes the first opening and leaves it", async () => {
    const openedAt = world.clock.now();
    await open();
    world.clock.advance(60_000);
    await open();
    const { rows } = await pools.requests.query(
      "select opened_at from homework_student_relation where homework_token = $1",
      [given.homeworkToken],
    );
    expect(rows[0].opened_at).toEqual(openedAt);
  });

  test("earns nothing after the work is submitted, and no new one opens", async () => {
    const visit = await open();
    world.clock.advance(30_000);
    await ming.homework.submit({ homeworkToken: given.homeworkToken, choices: ALL_RIGHT });
    await expectRefusal(credit(visit, 30_000), "conflict", "reading.visitClosed");
    await expectRefusal(open(), "conflict", "homework.alreadySubmitted");
    expect(await totals()).toEqual({ total_time: 0, slices: 0 });
  });

  test("earns nothing after a recall, and no new one opens", async () => {
    const visit = await open();
    world.clock.advance(30_000);
    await callAs(world, school.teacher).homework.recall({
      ...school.ownClass,
      homeworkToken: given.homeworkToken,
    });
    await expectRefusal(credit(visit, 30_000), "conflict", "reading.visitClosed");
    await expectRefusal(open(), "conflict", "homework.recalled");
  });

  test("is the child's own: for everybody else it is not there", async () => {
    const visitToken = await open();
    world.clock.advance(30_000);
    const claim = { visitToken, milliseconds: 30_000 };
    await expectRefusal(callAs(world, null).reading.credit(claim), "unauthenticated");
    await expectRefusal(callAs(world, school.teacher).reading.credit(claim), "forbidden");
    await expectRefusal(callAs(world, school.admin).reading.credit(claim), "forbidden");
    await expectRefusal(callAs(world, school.hua).reading.credit(claim), "notFound");
    await expectRefusal(credit("nothing", 30_000), "notFound");
    expect(await totals()).toEqual({ total_time: 0, slices: 0 });
  });
});
