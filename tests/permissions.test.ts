import { randomUUID } from "node:crypto";
import { isProcedure } from "@orpc/server";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Role } from "#domain/shared/actor.ts";
import { appRouter } from "#server/app-router.ts";
import type { ProcedureMeta } from "#server/rpc/procedures.ts";
import type { Answer } from "./support/http-school.ts";
import { isDenied, type Outcome, type PermissionRow } from "./support/permission-columns.ts";
import {
  CELLS,
  type Cell,
  openPermissionSchool,
  type PermissionSchool,
  SOMEBODIES,
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

const call = (at: PermissionSchool, row: PermissionRow, { subject, who }: Cell, changes: object = {}) =>
  at.visitors[who].call(row.procedure, { ...row.input?.(at, subject), ...changes });

describe("the table and the server know the same procedures", () => {
  const procedures = proceduresOf(appRouter);
  const byName = new Map(PERMISSION_TABLE.map((row) => [row.procedure, row]));

  test("each procedure has one row and each row a procedure", () => {
    expect([...byName.keys()].sort()).toEqual([...procedures.keys()].sort());
    expect(PERMISSION_TABLE).toHaveLength(byName.size);
  });

  test.each([...procedures])("%s says of itself whom the table lets in", (name, meta) => {
    const outcomes = byName.get(name)?.outcomes;
    expect(outcomes && whoOf(outcomes)).toEqual(meta.who);
  });

  test("every row stands in the authorization matrix", () => {
    for (const { matrix } of PERMISSION_TABLE)
      for (const number of matrix) expect(number).toMatch(/^(public|[1-9]|[1-4][0-9]|5[0-5])$/);
  });
});

describe("who is not let in", () => {
  const denied = PERMISSION_TABLE.filter(({ outcomes }) => Object.values(outcomes).some(isDenied));

  test.each(denied)("$procedure refuses them and writes nothing", async (row) => {
    let before = await checksums();
    const seen: Record<string, Outcome> = {};
    const expected: Record<string, Outcome> = {};
    for (const cell of CELLS) {
      const outcome = row.outcomes[cell.subject];
      if (!isDenied(outcome)) continue;
      const { status } = await call(school, row, cell);
      seen[cell.who] = status as Outcome;
      expected[cell.who] = outcome;
      const after = await checksums();
      expect(after, `${cell.who} changed something by ${row.procedure}`).toEqual(before);
      before = after;
    }
    expect(seen).toEqual(expected);
  });

  test.each(
    denied.filter(({ names }) => names),
  )("$procedure says the same of a foreign object and of none", async (row) => {
    for (const cell of CELLS) {
      if (!isDenied(row.outcomes[cell.subject])) continue;
      const foreign = await call(school, row, cell);
      const missing = await call(school, row, cell, { [row.names ?? ""]: randomUUID() });
      expect(withoutClock(missing)).toEqual(withoutClock(foreign));
    }
  });

  test("nobody learns about inputs before being let in", async () => {
    for (const { procedure, outcomes } of PERMISSION_TABLE)
      if (outcomes.AN === 401) {
        const answer = await school.visitors["no cookie"].call(procedure, { nonsense: true });
        expect([procedure, answer.status]).toEqual([procedure, 401]);
      }
  });

  test("a wrong role is told so before its input is looked at", async () => {
    for (const { procedure, outcomes } of PERMISSION_TABLE)
      for (const who of SOMEBODIES)
        if (outcomes[who] === 403) {
          const answer = await school.visitors[who].call(procedure, { nonsense: true });
          expect([procedure, who, answer.status]).toEqual([procedure, who, 403]);
        }
  });
});

describe("who is let in", () => {
  test.each(
    PERMISSION_TABLE.filter(({ outcomes }) => !Object.values(outcomes).every(isDenied)),
  )("$procedure answers them", async (row) => {
    const own = row.writes ? await openPermissionSchool() : school;
    own.http.clock.pass(row.writes ? 10_000 : 0);
    for (const cell of CELLS) {
      const outcome = row.outcomes[cell.subject];
      if (isDenied(outcome)) continue;
      const answer = await call(own, row, cell);
      expect([cell.who, answer.status, answer.status === 200 ? "" : answer.text]).toEqual([
        cell.who,
        200,
        "",
      ]);
      if (outcome === "filtered") expectFields(answer, row.fields ?? []);
      expect(answer.text).not.toMatch(
        /\$2[aby]\$|"password|passwordHash|2015\/01\/02|20150102|555-0142|"dob"/,
      );
    }
    if (row.writes) await own.http.stop();
  });

  test("a session is one's own, and nobody's says nobody", async () => {
    for (const who of ["no cookie", "expired", "signed out", "deleted user"] as const)
      expect((await school.visitors[who].call("accounts.session")).output.user).toBeNull();
    expect((await school.visitors["role UNKNOWN"].call("accounts.session")).output.user.role).toBe("unknown");
    expect((await school.visitors.TN.call("accounts.session")).output.user.role).toBe("unknown");
    for (const who of ["SO", "SP", "SX", "TO", "TX", "TP"] as const) {
      const { user } = (await school.visitors[who].call("accounts.session")).output;
      expect(user.userToken).toBe(school.tokens[who]);
      expect(Object.keys(user).sort()).toEqual([
        "email",
        "firstName",
        "fullName",
        "lastName",
        "role",
        "userToken",
      ]);
    }
  });

  test("a child's lists name its own homework only", async () => {
    const own = { SO: [school.open, school.completed], SP: [], SX: [school.foreign] };
    const all = [school.open, school.completed, school.recalled, school.past, school.foreign];
    for (const [who, mine] of Object.entries(own))
      for (const list of ["listPending", "listCompleted", "studentSummary"]) {
        const { text } = await school.visitors[who as "SO"].call(`homework.${list}`);
        for (const other of all.filter((given) => !(mine as object[]).includes(given)))
          expect(text).not.toContain(other.homeworkToken);
      }
  });

  test("a teacher's start page names own classes of this semester, of earlier ones the number", async () => {
    const classes = async (who: "TO" | "TX" | "TP") => {
      const { output } = await school.visitors[who].call("classes.teacherDashboard");
      return [output.classes.map((row: { classToken: string }) => row.classToken), output.earlierClasses];
    };
    expect(await classes("TO")).toEqual([[school.ownClass.classToken], 0]);
    expect(await classes("TX")).toEqual([[school.otherClass.classToken], 0]);
    expect(await classes("TP")).toEqual([[], 1]);
  });

  test("a bell tells of one's own doings only", async () => {
    const told = async (who: "TO" | "TX") => (await school.visitors[who].call("audit.ownEvents")).text;
    expect(await told("TO")).toContain("Homework published");
    expect(await told("TX")).not.toContain("Homework published");
  });

  test("publishing that names one child outside the class gives nobody anything", async () => {
    const before = await checksums();
    const outside = await school.visitors.TO.call("homework.publish", {
      ...school.ownClass,
      articleTokens: [school.unpublished],
      studentTokens: [school.tokens.SP, school.tokens.SX],
    });
    expect([outside.status, outside.error.code]).toEqual([400, "homework.outsideClass"]);
    expect(await checksums()).toEqual(before);
  });

  test("fields that the server owns are refused, whoever sends them", async () => {
    const before = await checksums();
    const { homeworkToken } = school.open;
    const forged = [
      { homeworkToken, choices: [], score: 100, completed: true },
      { homeworkToken, choices: [], question_attempted: { 0: true } },
      { homeworkToken, choices: [{ questionIndex: 0, choiceIndex: 0, correct: true }] },
      { homeworkToken, choices: [], studentToken: school.tokens.SP },
    ];
    for (const input of forged)
      expect((await school.visitors.SO.call("homework.submit", input)).status).toBe(400);
    expect(await checksums()).toEqual(before);
  });
});

/** Dotted names of everything that can be called, with what each says about its callers. */
function proceduresOf(node: object, path: readonly string[] = []): Map<string, ProcedureMeta> {
  if (isProcedure(node)) return new Map([[path.join("."), node["~orpc"].meta as ProcedureMeta]]);
  const found = new Map<string, ProcedureMeta>();
  for (const [name, child] of Object.entries(node))
    for (const entry of proceduresOf(child as object, [...path, name])) found.set(...entry);
  return found;
}

/** Whom a row of the table lets in, in the words of the procedures. */
function whoOf(outcomes: PermissionRow["outcomes"]): ProcedureMeta["who"] {
  if (outcomes.AN !== 401) return "anyone";
  const columnsOf = {
    student: ["SO", "SP", "SX"],
    teacher: ["TO", "TX", "TP"],
    admin: ["AD", "AP"],
  } as const;
  const roles = Object.keys(columnsOf) as (keyof typeof columnsOf)[];
  const letIn = roles.filter((role) => columnsOf[role].some((subject) => outcomes[subject] !== 403));
  return letIn.length === roles.length ? "signedIn" : (letIn as Role[]);
}

/** An answer without what differs between any two answers. */
function withoutClock({ status, text, response }: Answer) {
  const { date, ...headers } = response.headers;
  return { status, text, headers };
}

function expectFields({ output }: Answer, fields: readonly string[]): void {
  const rows = Array.isArray(output) ? output : (output.rows ?? [output]);
  for (const row of rows) expect(Object.keys(row).sort()).toEqual([...fields].sort());
}
