import { afterEach, expect, test } from "vitest";
import { openPermissionSchool, type PermissionSchool } from "./support/permission-school.ts";
import { STATE_TABLE } from "./support/state-table.ts";
import { createTableChecksums } from "./support/table-checksums.ts";

let school: PermissionSchool | undefined;

afterEach(() => school?.http.stop());

const TIME_TO_READ_MS = 10_000;

test.each(STATE_TABLE)("$state", async ({ change, steps }) => {
  school = await openPermissionSchool();
  const { http, visitors } = school;
  await change?.(school, http.db);
  http.clock.pass(TIME_TO_READ_MS);
  const checksums = await createTableChecksums(http.database.requests);
  for (const [{ who, procedure, input }, expected] of steps(school)) {
    const before = await checksums();
    const { status, error } = await visitors[who].call(procedure, input);
    const seen = status === 200 ? "allow" : [status, error.code];
    expect([who, procedure, seen]).toEqual([who, procedure, expected]);
    if (expected !== "allow") expect(await checksums(), `${procedure} changed something`).toEqual(before);
  }
});

test("a refused second submission carries the result of the first", async () => {
  school = await openPermissionSchool();
  const { homeworkToken, articleToken } = school.completed;
  const choices = [0, 1].map((questionIndex) => ({ questionIndex, choiceIndex: 1 }));
  const { error } = await school.visitors.SO.call("homework.submit", { homeworkToken, choices });
  expect(error.params).toEqual({ articleToken, scorePercent: 100, correct: 2, answered: 2 });
});

test("a homework given to everyone later is the same homework, and who has it keeps it", async () => {
  school = await openPermissionSchool();
  const { open, ownClass, visitors } = school;
  const { output } = await visitors.TO.call("homework.publish", {
    ...ownClass,
    articleTokens: [open.articleToken],
    studentTokens: "everyone",
  });
  expect(output.items).toMatchObject([{ homeworkToken: open.homeworkToken }]);
  for (const who of ["SO", "SP"] as const)
    expect((await visitors[who].call("homework.listPending")).text).toContain(open.homeworkToken);
});
