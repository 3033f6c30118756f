import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import type { FaultSchool } from "./fault-school.ts";
import { checkMail, checkPublished, checkRepublished, planPublications, publishAll } from "./publications.ts";
import { checkRetry, checkStored, planSubmissions, submit } from "./submissions.ts";

/** What dies; in this order, beginning anywhere. */
const VICTIMS = ["server", "database", "both"] as const;
type Victim = (typeof VICTIMS)[number];

/** Each child hands in this many homeworks at once, so that the server always has more to do than it can. */
const HOMEWORKS_AT_ONCE = 2;
const PUBLICATIONS_AT_ONCE = 2;
/** Publishing begins up to this many acknowledgements before the kill. */
const PUBLISH_EARLIER = 6;
const KILL_AFTER_MAX_MS = 6;

export type RoundReport = {
  readonly victim: Victim;
  /** What people were told, and what was there all the same although nobody was told. */
  readonly acknowledged: number;
  readonly unanswered: number;
  readonly keptUnanswered: number;
  readonly published: number;
  readonly downMs: number;
};

/** Kills the school at random moments while everybody hands in and publishes, and looks for what is missing. */
export async function runKillRounds(
  school: FaultSchool,
  rounds: number,
  report: (round: RoundReport) => void,
): Promise<void> {
  const first = school.random.integer(0, VICTIMS.length - 1);
  for (let round = 0; round < rounds; round += 1)
    report(await runRound(school, VICTIMS[(first + round) % VICTIMS.length] ?? "both"));
  await checkMail(school);
}

async function runRound(school: FaultSchool, victim: Victim): Promise<RoundReport> {
  const submissions = await planSubmissions(school, HOMEWORKS_AT_ONCE);
  const publications = await planPublications(school, PUBLICATIONS_AT_ONCE);
  const before = await serverStart(school);
  const { random } = school;
  const killAt = random.integer(1, Math.floor(submissions.length * 0.8));
  const publishAt = Math.max(0, killAt - random.integer(1, PUBLISH_EARLIER));
  const killAfterMs = random.integer(0, KILL_AFTER_MAX_MS);

  let publishing: Promise<unknown> | undefined;
  let dying: Promise<void> | undefined;
  let acknowledged = 0;
  const step = () => {
    if (acknowledged >= publishAt) publishing ??= publishAll(school, publications);
    if (acknowledged >= killAt) dying ??= sleep(killAfterMs).then(() => kill(school, victim));
  };
  step();
  await Promise.all(
    submissions.map(async (submission) => {
      submission.answer = await submit(submission);
      if (submission.answer.status === 200) acknowledged += 1;
      step();
    }),
  );
  assert.ok(dying && publishing, "the school was killed while it worked");
  await dying;
  const killedAt = performance.now();
  await publishing;

  // People knock while the school opens, too.
  await Promise.all([victim === "database" ? undefined : school.startServer(), school.untilReady()]);
  const downMs = performance.now() - killedAt;
  // A server that only lost its application goes on as it is; a dead one was started anew.
  assert.equal((await serverStart(school)) === before, victim === "server", "the database was adopted");

  const answers = [
    ...submissions.map(({ answer }) => answer),
    ...publications.flatMap(({ requests }) => requests.map(({ answer }) => answer)),
  ];
  for (const answer of answers) {
    assert.ok([0, 200, 503].includes(answer?.status ?? -1), `${answer?.status}: ${answer?.text}`);
    if (answer?.status === 503) assert.ok(answer.headers.has("retry-after"), "503 says when to come back");
  }
  let kept = 0;
  let published = 0;
  for (const submission of submissions) {
    const isThere = await checkStored(school, submission);
    if (isThere && submission.answer?.status !== 200) kept += 1;
  }
  for (const publication of publications) if (await checkPublished(school, publication)) published += 1;
  await Promise.all(submissions.map(checkRetry));
  for (const submission of submissions) assert.equal(await checkStored(school, submission), true);
  for (const publication of publications) await checkRepublished(school, publication);
  assert.doesNotMatch(school.serverSaid(), /Unexpected error/);

  const unanswered = submissions.length - acknowledged;
  return { victim, acknowledged, unanswered, keptUnanswered: kept, published, downMs };
}

async function kill(school: FaultSchool, victim: Victim): Promise<void> {
  if (victim !== "server") await school.killDatabase();
  if (victim !== "database") await school.killServer();
}

async function serverStart({ query }: FaultSchool): Promise<number> {
  const [row] = await query<{ at: Date }>("select pg_postmaster_start_time() as at");
  return row?.at.getTime() ?? 0;
}
