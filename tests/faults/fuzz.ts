import assert from "node:assert/strict";
import fc from "fast-check";
import { type Answer, send } from "./caller.ts";
import { type FaultSchool, signIn } from "./fault-school.ts";
import { hostileBody, hostileInput, type KnownTokens } from "./hostile-input.ts";
import { listProcedures } from "./procedures.ts";
import { planSubmissions } from "./submissions.ts";

/** Requests on their way at the same time. */
const AT_ONCE = 8;
/** Checking a password costs a tenth of a second of computing by design; one in so many of those calls is sent. */
const EXPENSIVE = /SignIn$|setUp$/;
const EXPENSIVE_SHARE = 10;

export type FuzzReport = { readonly requests: number; readonly statuses: Readonly<Record<number, number>> };

/** Sends every procedure what no page would send, as everybody; nothing may break, and nothing be left half done. */
export async function fuzzProcedures(
  school: FaultSchool,
  requests: number,
  seed: number,
): Promise<FuzzReport> {
  const known = await knownTokens(school);
  const cookies = await cookiesOfEverybody(school);
  const procedures = listProcedures();
  const perProcedure = Math.ceil(requests / procedures.length);
  const statuses: Record<number, number> = {};
  let sent = 0;
  for (const [at, { name, fields }] of procedures.entries()) {
    const share = EXPENSIVE.test(name) ? EXPENSIVE_SHARE : 1;
    const body = hostileBody(hostileInput(known, fields));
    const request = fc.record({
      body,
      cookie: fc.constantFrom(...cookies),
      door: fc.constantFrom("rpc", "rpc", "rpc", "api"),
    });
    const cases = fc.sample(request, { seed: seed + at, numRuns: Math.ceil(perProcedure / share) });
    for (let from = 0; from < cases.length; from += AT_ONCE) {
      await Promise.all(
        cases.slice(from, from + AT_ONCE).map(async (each) => {
          const answer = await sendCase(school, name, each);
          statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
          sent += 1;
        }),
      );
    }
  }
  assert.doesNotMatch(school.serverSaid(), /Unexpected error/);
  await checkNothingHalfWritten(school);
  return { requests: sent, statuses };
}

type Case = { readonly body: string; readonly cookie: string; readonly door: string };

async function sendCase({ url }: FaultSchool, name: string, { body, cookie, door }: Case): Promise<Answer> {
  // Signing out would end the session that the other requests use.
  const session: Record<string, string> = cookie && name !== "accounts.signOut" ? { cookie } : {};
  const headers = { "content-type": "application/json", ...session };
  // The other door takes the input itself.
  const payload = door === "api" ? body.replace(/^\{"json":(.*)\}$/s, "$1") : body;
  const answer = await send(`${url}/${door}/${name.replace(".", "/")}`, {
    method: "POST",
    headers,
    body: payload,
  });
  const isCalm = answer.status >= 200 && answer.status < 500;
  assert.ok(isCalm, `${answer.status} from ${door} ${name} for ${payload.slice(0, 500)}\n${answer.text}`);
  assert.doesNotMatch(
    answer.text,
    /node_modules|select |insert into|\.ts:\d/,
    "an answer says nothing of the program",
  );
  return answer;
}

async function knownTokens(school: FaultSchool): Promise<KnownTokens> {
  const submissions = await planSubmissions(school, 3);
  const { schoolClass, otherClass, children, otherChildren, semesterYear } = school;
  const [child] = children;
  const [homeworkToken] = submissions.map((submission) => submission.homeworkToken);
  const visit = await child?.call("reading.open", { homeworkToken });
  const unknown = crypto.randomUUID();
  const distinct = (values: readonly string[]) => [...new Set(values), unknown];
  return {
    homeworkToken: distinct(submissions.map((submission) => submission.homeworkToken)),
    articleToken: distinct(submissions.map((submission) => submission.articleToken)),
    classToken: distinct([schoolClass.classToken, otherClass.classToken]),
    studentToken: distinct([...children, ...otherChildren].slice(0, 40).map(({ userToken }) => userToken)),
    visitToken: distinct([visit?.output.visitToken]),
    mailBatch: [unknown],
    semesterYear: [semesterYear, semesterYear, "1999"],
  };
}

/** Sessions of their own, because a procedure may end the one it is called with. */
async function cookiesOfEverybody(school: FaultSchool): Promise<string[]> {
  const { teacher, admin, children, url } = school;
  const everybody = await signIn(school.factory(), url, [teacher, admin, ...children.slice(0, 3)]);
  return ["", "session=nobody's", ...everybody.map(({ cookie }) => cookie)];
}

/** What no request, however odd, may leave behind. */
const HALF_WRITTEN: Readonly<Record<string, string>> = {
  "submitted work without its marks": `select 1 from homework_student_relation as work where completed and (
    completed_at is null or answered_count = 0 or answered_count <> (select count(*) from answers
      where answers.assignment_token = work.assignment_token and answers.attempt = work.attempt and correct is not null))`,
  "marks on open work": `select 1 from homework_student_relation as work join answers using (assignment_token)
    where not completed and correct is not null`,
  "an article live twice in a class": `select 1 from homework where not deleted
    group by article_token, class_token having count(*) > 1`,
  "a live homework without children": `select 1 from homework where not deleted and not exists (
    select 1 from homework_student_relation as work where work.homework_token = homework.homework_token)`,
  "an assignment outside its class": `select 1 from homework_student_relation as work join homework using (homework_token)
    where work.class_token <> homework.class_token or work.article_token <> homework.article_token`,
  "reading time that no slice explains": `select 1 from homework_student_relation as work where total_time <>
    (select coalesce(sum(milliseconds), 0) from reading_slices where reading_slices.assignment_token = work.assignment_token)`,
  "a visit open twice": `select 1 from reading_visits where closed_at is null group by assignment_token having count(*) > 1`,
};

export async function checkNothingHalfWritten({ query }: FaultSchool): Promise<void> {
  for (const [what, text] of Object.entries(HALF_WRITTEN))
    assert.equal((await query(`${text} limit 1`)).length, 0, `there is ${what}`);
}
