import assert from "node:assert/strict";
import { checkBrokenQuestions, checkBrokenResults } from "./broken-json.ts";
import { type FaultSchool, openFaultSchool } from "./fault-school.ts";
import { fuzzProcedures } from "./fuzz.ts";
import { type RoundReport, runKillRounds } from "./kill-rounds.ts";
import { checkMail } from "./publications.ts";
import { AT_ONCE, racePublications, raceSubmissions } from "./races.ts";
import { freePort, startServerProcess } from "./server-process.ts";

const KILL_ROUNDS = 200;
const RACE_REQUESTS = 2_000;
const FUZZ_REQUESTS = 12_000;
const SECOND_APPLICATIONS = 20;
/** A scenario that takes this long hangs. */
const LONGEST_MS = 60 * 60 * 1_000;

const [scenario = "", seedText = "1", shareText = "1"] = process.argv.slice(2);
const seed = Number(seedText);
const times = (count: number) => Math.max(1, Math.round(count * Number(shareText)));
const say = (line: string) => process.stdout.write(`${line}\n`);

const SCENARIOS: Readonly<Record<string, (school: FaultSchool) => Promise<void>>> = {
  async kills(school) {
    const reports: RoundReport[] = [];
    await runKillRounds(school, times(KILL_ROUNDS), (round) => {
      reports.push(round);
      if (reports.length % 20 === 0) say(`${reports.length} rounds`);
    });
    const sum = (count: (round: RoundReport) => number) =>
      reports.reduce((all, round) => all + count(round), 0);
    const down = reports.map(({ downMs }) => downMs).sort((one, other) => one - other);
    say(
      `${reports.length} kills, ${sum((round) => round.acknowledged)} acknowledged submissions, none lost, none twice; ` +
        `${sum((round) => round.unanswered)} without an answer, ${sum((round) => round.keptUnanswered)} of them kept whole`,
    );
    say(
      `open again after ${Math.round(down[Math.floor(down.length / 2)] ?? 0)} ms in the middle, ${Math.round(down.at(-1) ?? 0)} ms at the latest`,
    );
  },
  async races(school) {
    say(`${await raceSubmissions(school, times(RACE_REQUESTS / AT_ONCE))} submissions, ${AT_ONCE} at once`);
    say(`${await racePublications(school, times(RACE_REQUESTS / AT_ONCE))} publications, ${AT_ONCE} at once`);
    say(`${await checkMail(school)} e-mails, one for each assignment`);
  },
  async fuzz(school) {
    const { requests, statuses } = await fuzzProcedures(school, times(FUZZ_REQUESTS), seed);
    say(`${requests} requests: ${JSON.stringify(statuses)}`);
  },
  async "broken-json"(school) {
    say(
      `${await checkBrokenQuestions(school)} unreadable questions, ${await checkBrokenResults(school)} unreadable results`,
    );
  },
  async "second-application"(school) {
    for (let time = 0; time < times(SECOND_APPLICATIONS); time += 1) {
      const second = startServerProcess({ ...school.settings, port: await freePort() });
      await assert.rejects(second, /Another application \(process \d+\) already uses the data folder/);
    }
    assert.equal((await school.children[0]?.call("homework.openCount"))?.status, 200);
  },
};

const run = SCENARIOS[scenario];
if (!run) throw new Error(`There is no scenario ${scenario}: ${Object.keys(SCENARIOS).join(", ")}.`);
const school = await openFaultSchool(seed);
let code = 1;
const end = async () => {
  await school.stop();
  process.exit(code);
};
process.once("SIGTERM", end);
process.once("SIGINT", () => undefined);
process.once("disconnect", end);
const tooLong = setTimeout(() => {
  say(`${scenario} hangs.`);
  void end();
}, LONGEST_MS);
try {
  await run(school);
  code = 0;
} catch (error) {
  console.error(error);
  console.error(school.serverSaid().slice(-5_000));
}
clearTimeout(tooLong);
await end();
