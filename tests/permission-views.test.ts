import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Visitor } from "./support/http-school.ts";
import { FILE_OUTCOMES, isDenied } from "./support/permission-columns.ts";
import {
  CELLS,
  FILE_CONTENTS,
  KEY_CANARY,
  openPermissionSchool,
  type PermissionSchool,
} from "./support/permission-school.ts";
import { PERMISSION_TABLE } from "./support/permission-table.ts";
import { createTableChecksums } from "./support/table-checksums.ts";

let school: PermissionSchool;
let checksums: () => Promise<Record<string, string>>;

beforeAll(async () => {
  school = await openPermissionSchool();
  checksums = await createTableChecksums(school.http.database.requests);
});
afterAll(() => school.http.stop());

describe("the file of an article", () => {
  const get = (visitor: Visitor, articleToken: string) =>
    visitor.request({ method: "GET", url: `/api/library/${articleToken}/file` });

  test.each(CELLS)("is for those who may read the article: $who", async ({ subject, who }) => {
    const before = await checksums();
    const answer = await get(school.visitors[who], school.open.articleToken);
    const outcome = FILE_OUTCOMES[subject];
    expect(answer.statusCode).toBe(outcome === "allow" ? 200 : outcome);
    expect(answer.body === FILE_CONTENTS).toBe(outcome === "allow");
    expect(answer.headers["cache-control"]).toMatch(/no-store/);
    if (outcome === 404) expect(answer.body).toBe((await get(school.visitors[who], randomUUID())).body);
    expect(await checksums()).toEqual(before);
  });

  test("comes as a download that no browser opens in the page", async () => {
    const { headers } = await get(school.visitors.SO, school.open.articleToken);
    expect(headers["content-disposition"]).toBe(
      `attachment; filename="__ _1_.txt"; filename*=UTF-8''%E9%98%85%E8%AF%BB%20%221%22.txt`,
    );
    expect(headers["content-security-policy"]).toBe("sandbox; default-src 'none'");
    expect(headers["x-content-type-options"]).toBe("nosniff");
  });

  test("of a recalled or past homework is not there for the child, of submitted work it is", async () => {
    const status = async ({ articleToken }: { articleToken: string }) =>
      (await get(school.visitors.SO, articleToken)).statusCode;
    expect(await status(school.recalled)).toBe(404);
    expect(await status(school.past)).toBe(404);
    expect(await status(school.completed)).toBe(200);
  });
});

describe("what a child may see", () => {
  const homeworkOf = (at: PermissionSchool) => [at.open, at.recalled, at.completed, at.past, at.foreign];

  test("before submitting has no word about which choice is right", async () => {
    const procedures = PERMISSION_TABLE.filter(
      ({ procedure, writes, outcomes }) =>
        !writes && !isDenied(outcomes.SO) && procedure !== "homework.review",
    );
    for (const who of ["SO", "SP", "SX"] as const)
      for (const given of homeworkOf(school)) {
        const answers = [
          ...(await Promise.all(
            procedures.map(({ procedure, names }) =>
              school.visitors[who].call(procedure, names ? { homeworkToken: given.homeworkToken } : {}),
            ),
          )),
          await school.visitors[who].call("homework.saveChoice", {
            homeworkToken: given.homeworkToken,
            questionIndex: 0,
            choiceIndex: 0,
          }),
          await school.visitors[who].call("library.article", { articleToken: given.articleToken }),
        ];
        if (given !== school.completed)
          answers.push(await school.visitors[who].call("homework.review", { ...given }));
        for (const { text } of answers) {
          expect(text).not.toMatch(/"answer"|"correct":\s*(true|false)/);
          expect(text).not.toContain(KEY_CANARY);
        }
      }
  });

  test("after submitting has the key, and still nothing else that stands in the stored questions", async () => {
    const { output, text } = await school.visitors.SO.call("homework.review", { ...school.completed });
    expect(output.questions[0]).toEqual({
      question: "谁来了？",
      choices: ["小明", "小红"],
      answer: [true, false],
    });
    expect(text).not.toContain(KEY_CANARY);
  });

  test("is listed when it can be opened and can be opened when it is listed", async () => {
    for (const who of ["SO", "SP", "SX"] as const) {
      const visitor = school.visitors[who];
      const listed = async (list: string) =>
        (await visitor.call(list)).output.rows.map((row: { homeworkToken: string }) => row.homeworkToken);
      const [pending, completed] = [
        await listed("homework.listPending"),
        await listed("homework.listCompleted"),
      ];
      expect((await visitor.call("homework.openCount")).output.count).toBe(pending.length);
      for (const { homeworkToken, articleToken } of homeworkOf(school)) {
        const opens = (await visitor.call("homework.openWork", { homeworkToken })).status === 200;
        const reviews =
          (await visitor.call("homework.review", { homeworkToken, articleToken })).status === 200;
        expect([who, opens, reviews]).toEqual([
          who,
          pending.includes(homeworkToken),
          completed.includes(homeworkToken),
        ]);
      }
    }
  });

  test("and what staff may see: lists and single objects agree too", async () => {
    const classes = [school.ownClass, school.otherClass, school.pastClass];
    for (const who of ["TO", "TX", "TP"] as const) {
      const visitor = school.visitors[who];
      const own = (await visitor.call("classes.teacherDashboard")).output.classes as { classToken: string }[];
      for (const schoolClass of classes) {
        const isOwn = own.some(({ classToken }) => classToken === schoolClass.classToken);
        expect((await visitor.call("classes.header", schoolClass)).status).toBe(isOwn ? 200 : 404);
        const list = await visitor.call("homework.listOfClass", schoolClass);
        const listed = isOwn
          ? list.output.rows.map((row: { homeworkToken: string }) => row.homeworkToken)
          : [];
        for (const { homeworkToken } of homeworkOf(school)) {
          const one = await visitor.call("homework.recallPreview", { ...schoolClass, homeworkToken });
          expect(one.status).toBe(listed.includes(homeworkToken) ? 200 : 404);
        }
      }
      const { rows } = (await visitor.call("library.listArticles", { pageSize: 100 })).output;
      for (const { id } of rows)
        expect((await visitor.call("library.article", { articleToken: id })).status).toBe(200);
      expect(rows.length).toBeGreaterThan(5);
    }
  });
});
