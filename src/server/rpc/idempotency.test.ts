import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { once } from "./idempotency.ts";

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

type Request = Parameters<typeof once>[1];
const request = (changes: Partial<Request> = {}): Request => ({
  key: randomUUID(),
  userToken: "user-1",
  procedure: "homework.publish",
  input: { classToken: "c1" },
  ...changes,
});

/** Work that answers how often it was done. */
function countedWork() {
  let times = 0;
  const work = async () => {
    times += 1;
    return { times };
  };
  return { work, times: () => times };
}
const run = (asked: Request, work: () => Promise<{ times: number }>) =>
  database.database.transaction((tx) => once(tx, asked, work));

test("the same request twice is done once and answered twice", async () => {
  const { work, times } = countedWork();
  const asked = request();
  expect(await run(asked, work)).toEqual({ times: 1 });
  expect(await run(asked, work)).toEqual({ times: 1 });
  expect(times()).toBe(1);
});

test("fifty at once are done once", async () => {
  const { work, times } = countedWork();
  const asked = request();
  const answers = await Promise.all(Array.from({ length: 50 }, () => run(asked, work)));
  expect(new Set(answers.map((answer) => answer.times))).toEqual(new Set([1]));
  expect(times()).toBe(1);
});

test("the same key with another request is a conflict", async () => {
  const { work, times } = countedWork();
  const asked = request();
  await run(asked, work);
  await expect(run({ ...asked, input: { classToken: "c2" } }, work)).rejects.toMatchObject({
    kind: "conflict",
    code: "shared.conflict",
  });
  expect(times()).toBe(1);
});

test("a key is one person's and one procedure's", async () => {
  const { work, times } = countedWork();
  const asked = request();
  await run(asked, work);
  await run({ ...asked, userToken: "user-2" }, work);
  await run({ ...asked, procedure: "homework.recall" }, work);
  expect(times()).toBe(3);
});

test("without a key everything is done every time", async () => {
  const { work, times } = countedWork();
  await run(request({ key: undefined }), work);
  await run(request({ key: undefined }), work);
  expect(times()).toBe(2);
});

test("work that failed may be tried again with the same key", async () => {
  const { work, times } = countedWork();
  const asked = request();
  await expect(run(asked, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  expect(await run(asked, work)).toEqual({ times: 1 });
  expect(times()).toBe(1);
});
