import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkBrokenQuestions, checkBrokenResults } from "./faults/broken-json.ts";
import { type FaultSchool, openFaultSchool } from "./faults/fault-school.ts";
import { fuzzProcedures } from "./faults/fuzz.ts";
import { runKillRounds } from "./faults/kill-rounds.ts";
import { listProcedures } from "./faults/procedures.ts";
import { checkMail } from "./faults/publications.ts";
import { racePublications, raceSubmissions } from "./faults/races.ts";
import { freePort, startServerProcess } from "./faults/server-process.ts";

// The same scenarios by the hundred are in scripts/test-long.ts. SEED=… repeats a run.
const SEED = Number(process.env.SEED ?? Date.now() % 1_000_000);
const ROUNDS = 8;
const REQUESTS = 400;
const RACES = 2;
const PATIENCE_MS = 240_000;

/** On Windows the database listens behind a password of its own; these scenarios are for the systems schools run. */
const isSupported = process.platform !== "win32";

describe.runIf(isSupported)(`a school whose computer fails (SEED=${SEED})`, () => {
  let school: FaultSchool;
  beforeAll(async () => {
    school = await openFaultSchool(SEED);
  }, PATIENCE_MS);
  afterAll(() => school?.stop(), PATIENCE_MS);

  test(
    "fifty clicks on Submit are one submission",
    async () => {
      expect(await raceSubmissions(school, RACES)).toBe(100);
    },
    PATIENCE_MS,
  );

  test(
    "fifty clicks on Publish are one homework with one e-mail each",
    async () => {
      expect(await racePublications(school, RACES)).toBe(100);
      expect(await checkMail(school)).toBe(60);
    },
    PATIENCE_MS,
  );

  test(
    "stored questions and results that nobody can read break no page",
    async () => {
      expect(await checkBrokenQuestions(school)).toBe(15);
      expect(await checkBrokenResults(school)).toBe(10);
    },
    PATIENCE_MS,
  );

  test(
    "requests that no page would send break nothing and leave nothing half done",
    async () => {
      expect(listProcedures()).toContainEqual({
        name: "homework.submit",
        fields: ["homeworkToken", "choices"],
      });
      const { requests, statuses } = await fuzzProcedures(school, REQUESTS, SEED);
      expect(requests).toBeGreaterThan(REQUESTS / 2);
      // Both kinds occurred: requests that were let through, and requests that were refused.
      expect(statuses[200]).toBeGreaterThan(0);
      expect(statuses[400]).toBeGreaterThan(0);
    },
    PATIENCE_MS,
  );

  test(
    "a second application on the same data refuses with a sentence",
    async () => {
      const second = startServerProcess({ ...school.settings, port: await freePort() });
      await expect(second).rejects.toThrow(
        /Another application \(process \d+\) already uses the data folder .+\. Stop it first, or set DATA_DIR to another folder\./,
      );
      expect((await school.children[0]?.call("homework.openCount"))?.status).toBe(200);
    },
    PATIENCE_MS,
  );

  test(
    "whatever dies while children hand in and teachers publish, nothing acknowledged is lost or doubled",
    async () => {
      const rounds: { victim: string; acknowledged: number; unanswered: number }[] = [];
      await runKillRounds(school, ROUNDS, (round) => rounds.push(round));
      expect(new Set(rounds.map(({ victim }) => victim))).toEqual(new Set(["server", "database", "both"]));
      // The kills came in the middle of the work: some were told, some were not.
      expect(rounds.every(({ acknowledged }) => acknowledged > 0)).toBe(true);
      expect(rounds.some(({ unanswered }) => unanswered > 0)).toBe(true);
    },
    PATIENCE_MS,
  );
});
