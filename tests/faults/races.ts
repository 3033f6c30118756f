import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { PublishedItem } from "#domain/homework/homework.types.ts";
import { CLASS_SIZE, type FaultSchool } from "./fault-school.ts";
import { checkPublished, type Publication, publish } from "./publications.ts";
import { checkRetry, checkStored, makeQuizArticles, planSubmissions, submit } from "./submissions.ts";

/** So many impatient clicks at one moment. */
export const AT_ONCE = 50;

/** A busy school may send some away for a moment, never with another answer. */
const isExpected = (status: number) => status === 200 || status === 503;

/** The same submission many times at once: one effect, and everybody gets the same answer. */
export async function raceSubmissions(school: FaultSchool, times: number): Promise<number> {
  for (let time = 0; time < times; time += 1) {
    const [submission] = await planSubmissions(school, 1);
    assert.ok(submission);
    const answers = await Promise.all(Array.from({ length: AT_ONCE }, () => submit(submission)));
    for (const { status, text } of answers) assert.ok(isExpected(status), `${status}: ${text}`);
    const [first, ...others] = answers.filter(({ status }) => status === 200);
    assert.ok(first, "somebody was let through");
    for (const other of others) assert.deepEqual(other.output, first.output);
    submission.answer = first;
    assert.equal(await checkStored(school, submission), true);
    await checkRetry(submission);
  }
  return times * AT_ONCE;
}

/** The same article many times at once, with one request key and without any: one homework, one assignment each. */
export async function racePublications(school: FaultSchool, times: number): Promise<number> {
  const articles = await makeQuizArticles(school, times);
  for (const [time, { id: articleToken }] of articles.entries()) {
    const requestKey = time % 2 === 0 ? randomUUID() : undefined;
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () => publish(school, articleToken, requestKey)),
    );
    for (const { status, text } of answers) assert.ok(isExpected(status), `${status}: ${text}`);
    const items = answers
      .filter(({ status }) => status === 200)
      .map(({ output }) => output.items[0] as PublishedItem);
    assert.ok(items.length > 0, "somebody was let through");
    if (requestKey) for (const item of items) assert.deepEqual(item, items[0]);
    else
      assert.equal(
        items.reduce((sum, { newAssignments }) => sum + newAssignments, 0),
        CLASS_SIZE,
        "each assignment is new in one of the answers",
      );
    const request = requestKey ? { requestKey } : {};
    const requests = answers.map((answer) => ({ ...request, answer }));
    const publication: Publication = { articleToken, requests };
    assert.equal(await checkPublished(school, publication), true);
  }
  return times * AT_ONCE;
}
