import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { PublishedItem } from "#domain/homework/homework.types.ts";
import type { Answer } from "./caller.ts";
import { CLASS_SIZE, type FaultSchool } from "./fault-school.ts";
import { makeQuizArticles } from "./submissions.ts";

const MAIL_PATIENCE_MS = 60_000;

/** One article on its way to a class of thirty: the same request twice, and once more without a key. */
export type Publication = {
  readonly articleToken: string;
  readonly requests: readonly { readonly requestKey?: string; answer?: Answer }[];
};

export async function planPublications(school: FaultSchool, count: number): Promise<Publication[]> {
  const articles = await makeQuizArticles(school, count);
  return articles.map((article) => {
    const requestKey = randomUUID();
    return { articleToken: article.id, requests: [{ requestKey }, { requestKey }, {}] };
  });
}

/** Publishes to everyone in the other class. */
export async function publish(
  { teacher, otherClass, semesterYear }: FaultSchool,
  articleToken: string,
  requestKey?: string,
): Promise<Answer> {
  const { classToken } = otherClass;
  const key = requestKey ? { requestKey } : {};
  return teacher.call("homework.publish", {
    ...{ classToken, semesterYear, articleTokens: [articleToken], studentTokens: "everyone" },
    ...key,
  });
}

export function publishAll(school: FaultSchool, publications: readonly Publication[]): Promise<unknown> {
  return Promise.all(
    publications.flatMap(({ articleToken, requests }) =>
      requests.map(async (request) => {
        request.answer = await publish(school, articleToken, request.requestKey);
      }),
    ),
  );
}

type Stored = { homework_token: string; assigned: number; entries: number };

async function storedOf({ query, otherClass }: FaultSchool, articleToken: string): Promise<Stored[]> {
  return query<Stored>(
    `select homework_token,
      (select count(*)::integer from homework_student_relation as work
        where work.homework_token = homework.homework_token) as assigned,
      (select count(*)::integer from system_logs where action = 'Homework published'
        and details::jsonb ->> 'homeworkToken' = homework_token) as entries
    from homework where article_token = $1 and class_token = $2`,
    [articleToken, otherClass.classToken],
  );
}

const isDone = (answer: Answer | undefined) => answer?.status === 200;
const itemOf = (answer: Answer | undefined) => answer?.output.items[0] as PublishedItem;

/** One homework with all its assignments and e-mails, or nothing at all. Answers whether it is there. */
export async function checkPublished(school: FaultSchool, publication: Publication): Promise<boolean> {
  const { articleToken, requests } = publication;
  const stored = await storedOf(school, articleToken);
  const done = requests.filter(({ answer }) => isDone(answer));
  if (stored.length === 0) {
    assert.equal(done.length, 0, "an acknowledged publication is missing");
    return false;
  }
  assert.deepEqual(
    stored.map(({ assigned, entries }) => ({ assigned, entries })),
    [{ assigned: CLASS_SIZE, entries: 1 }],
    "one live homework, for everybody, written into the log once",
  );
  for (const { answer } of done) assert.equal(itemOf(answer).homeworkToken, stored[0]?.homework_token);
  // The two requests with one key are one publication with one answer.
  const keyed = done.filter(({ requestKey }) => requestKey).map(({ answer }) => itemOf(answer));
  if (keyed.length === 2) assert.deepEqual(keyed[0], keyed[1]);
  return true;
}

/** After the retry everything is there; answers the batch whose e-mails have to go out. */
export async function checkRepublished(school: FaultSchool, publication: Publication): Promise<void> {
  const { articleToken, requests } = publication;
  for (const request of requests) {
    const retried = await publish(school, articleToken, request.requestKey);
    assert.equal(retried.status, 200, `a retry is answered: ${retried.text}`);
    if (isDone(request.answer) && request.requestKey)
      assert.deepEqual(retried.output, request.answer?.output, "the same request has the same answer");
    request.answer ??= retried;
  }
  assert.equal(await checkPublished(school, publication), true);
}

/** The outbox holds one message for each assignment that was published, and every one of them goes out. */
export async function checkMail({ query, otherClass }: FaultSchool): Promise<number> {
  const counts = `select count(*)::integer as messages, count(distinct (batch_token, address))::integer as distinct_messages,
      (count(*) filter (where status <> 'sent'))::integer as unsent,
      (select count(*)::integer from homework_student_relation where class_token = $1) as assignments
    from mail_messages where address in (select email from students where class_token = $1)`;
  type Counts = { messages: number; distinct_messages: number; unsent: number; assignments: number };
  for (const deadline = Date.now() + MAIL_PATIENCE_MS; ; await sleep(100)) {
    const [found] = await query<Counts>(counts, [otherClass.classToken]);
    assert.deepEqual(
      [found?.messages, found?.distinct_messages],
      [found?.assignments, found?.assignments],
      "a message for each assignment, no more and no fewer",
    );
    if (found?.unsent === 0) return found.messages;
    assert.ok(Date.now() < deadline, `${found?.unsent} e-mails were never sent`);
  }
}
