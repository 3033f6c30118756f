import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import type { Actor } from "#domain/shared/actor.ts";
import { systemLogs } from "#server/database/tables/system-logs.table.ts";
import type { AuditEntry } from "#server/rpc/context.ts";
import { createTestDatabase, type TestDatabase } from "../../../tests/support/test-database.ts";
import { createAudit } from "./audit.ts";
import { seedSystemLogs } from "./seed-system-logs.ts";
import { listOwnEvents } from "./system-logs.queries.ts";

const actor: Actor = {
  userToken: "user-1",
  role: "teacher",
  fullName: "Lan Gao",
  firstName: "Lan",
  lastName: "Gao",
  email: "gao@school.example",
};
const asking = { actor, ipAddress: "10.0.0.1", userAgent: "Test/1" };
const entry: AuditEntry = { action: "Homework published", description: "The Fox", category: "homework" };

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(() => database.database.execute(sql`truncate system_logs`));

const logged = () => database.database.select().from(systemLogs).orderBy(systemLogs.id);

describe("an entry of the system log", () => {
  test("carries the eleven fields, the person and the place from the request", async () => {
    await createAudit(asking).record(database.database, { ...entry, details: { homeworkToken: "h1" } });
    expect(await logged()).toEqual([
      {
        id: expect.any(Number),
        timestamp: expect.any(Date),
        userEmail: "gao@school.example",
        userId: "user-1",
        action: "Homework published",
        description: "The Fox",
        category: "homework",
        severity: "info",
        details: '{"homeworkToken":"h1"}',
        ipAddress: "10.0.0.1",
        userAgent: "Test/1",
      },
    ]);
  });

  test("about somebody else names that person", async () => {
    const subject = { userToken: "user-2", email: null };
    await createAudit(asking).record(database.database, { ...entry, subject });
    expect(await logged()).toMatchObject([{ userId: "user-2", userEmail: null }]);
  });

  test("has its secrets masked and stays one line, browser name included", async () => {
    const audit = createAudit({ ...asking, userAgent: "Bad\nERROR forged" });
    const details = { password: "canary", nested: { tokenHash: "canary", dob: "canary" }, name: "a\nb" };
    await audit.record(database.database, { ...entry, description: "x\r\nERROR y", details });
    const [row] = await logged();
    expect(JSON.stringify(row)).not.toContain("canary");
    expect(row).toMatchObject({ description: "x ERROR y", userAgent: "Bad ERROR forged" });
    expect(JSON.parse(row?.details ?? "")).toMatchObject({ name: "a b" });
  });

  test("is gone when the work it reports is undone", async () => {
    const work = database.database.transaction(async (tx) => {
      await createAudit(asking).record(tx, entry);
      throw new Error("undone");
    });
    await expect(work).rejects.toThrow("undone");
    expect(await logged()).toEqual([]);
  });

  test("of a category or severity nobody knows is refused by the table and leaves the work standing", async () => {
    const said = vi.spyOn(console, "error").mockImplementation(() => {});
    await database.database.transaction(async (tx) => {
      await createAudit(asking).record(tx, { ...entry, category: "gossip" as "auth" });
      await createAudit(asking).record(tx, { ...entry, severity: "fatal" as "error" });
      await createAudit(asking).record(tx, entry);
    });
    expect(await logged()).toHaveLength(1);
    expect(said).toHaveBeenCalledTimes(2);
    expect(said).toHaveBeenCalledWith(
      "The system log could not be written:",
      "Homework published",
      "The Fox",
    );
    said.mockRestore();
  });
});

describe("the events that staff see of themselves", () => {
  test("are the own ones, newest first, without the server's faults", async () => {
    const audit = createAudit(asking);
    await audit.record(database.database, { ...entry, description: "first" });
    await audit.record(database.database, { ...entry, description: "second", severity: "error" });
    await audit.record(database.database, {
      ...entry,
      description: "a failed query",
      category: "system",
      severity: "error",
    });
    await audit.record(database.database, { ...entry, subject: { userToken: "user-2", email: null } });
    const events = await listOwnEvents(database.database, "user-1", 10);
    expect(events.map(({ description }) => description)).toEqual(["second", "first"]);
  });
});

describe("the first start", () => {
  test("writes three entries that carry version 1.0.0", async () => {
    await seedSystemLogs(database.database);
    const rows = await logged();
    expect(rows.map(({ action, category }) => [action, category])).toEqual([
      ["System startup", "system"],
      ["Login", "auth"],
      ["Database connection", "system"],
    ]);
    for (const { details } of rows) expect(JSON.parse(details ?? "")).toMatchObject({ version: "1.0.0" });
  });

  test("is only one: a second start adds nothing", async () => {
    await seedSystemLogs(database.database);
    await seedSystemLogs(database.database);
    expect(await logged()).toHaveLength(3);
  });
});
