import assert from "node:assert/strict";
import { makeHomework } from "#server/database/factories-homework.ts";
import type { FaultSchool } from "./fault-school.ts";
import { makeQuizArticles, planSubmissions, submit } from "./submissions.ts";

/** What decades of other programs may have left where questions should stand. */
const UNREADABLE_QUESTIONS = [null, "", "null", "{broken", "[1,", "true", "42", '"text"', "{}", "\u{1F600}"];
/** Readable as far as it goes. */
const ODD_QUESTIONS = [
  "[]",
  "[null]",
  '[{"question":5}]',
  '[{"choices":"no list"}]',
  `[${"[".repeat(500)}${"]".repeat(500)}]`,
];
const UNREADABLE_RESULTS = ["", "null", "{broken", "[", "true", "42", '"text"', "{}", "[]", '{"0":null}'];

/** Broken questions show as one blank question and take no submission; the child's other work is not touched. */
export async function checkBrokenQuestions(school: FaultSchool): Promise<number> {
  const stored = [...UNREADABLE_QUESTIONS, ...ODD_QUESTIONS];
  const articles = await makeQuizArticles(school, stored.length);
  const { schoolClass, teacher, children } = school;
  const [child] = children;
  assert.ok(child);
  const students = [{ student: child }];
  const given = await makeHomework(
    school.factory(),
    articles.map((article) => ({ schoolClass, article, publisher: teacher, students })),
  );
  for (const [at, json] of stored.entries()) {
    const { versionToken = "", id: articleToken = "" } = articles[at] ?? {};
    const homeworkToken = given[at]?.homeworkToken ?? "";
    await school.query(
      "update article_versions set question = $1, question_pinyin = $1 where version_token = $2",
      [json, versionToken],
    );
    const content = await child.call("homework.readingContent", { homeworkToken });
    assert.equal(content.status, 200, `${json}: ${content.text}`);
    if (at < UNREADABLE_QUESTIONS.length)
      assert.deepEqual(
        content.output.questions,
        [{ question: "", choices: [""] }],
        `${json} is one blank question`,
      );
    for (const procedure of ["homework.openWork", "reading.open"])
      assert.equal((await child.call(procedure, { homeworkToken })).status, 200);
    const refused = await child.call("homework.submit", {
      homeworkToken,
      choices: [{ questionIndex: 0, choiceIndex: 0 }],
    });
    if (at < UNREADABLE_QUESTIONS.length)
      assert.deepEqual(
        [refused.status, refused.code],
        [400, "homework.noQuestions"],
        `${json}: ${refused.text}`,
      );
    // What is odd may still hold a question with a choice; then it is work like any other.
    assert.ok([200, 400].includes(refused.status), `${json}: ${refused.text}`);
    const review = await child.call("homework.review", { articleToken, homeworkToken });
    const expected = refused.status === 200 ? 200 : 404;
    assert.equal(review.status, expected, `${json}: ${review.text}`);
    const preview = await teacher.call("library.article", { articleToken });
    assert.equal(preview.status, 200, preview.text);
  }
  await checkLists(school);
  return stored.length;
}

/** A result that cannot be read counts as not handed in: the child does the work again and loses nothing else. */
export async function checkBrokenResults(school: FaultSchool): Promise<number> {
  const submissions = (await planSubmissions(school, 1)).slice(0, UNREADABLE_RESULTS.length);
  for (const [at, json] of UNREADABLE_RESULTS.entries()) {
    const submission = submissions[at];
    assert.ok(submission);
    const { child, homeworkToken } = submission;
    assert.equal((await submit(submission)).status, 200);
    await school.query(
      "update homework_student_relation set question_attempted = $1 where homework_token = $2 and student_token = $3",
      [json, homeworkToken, child.userToken],
    );
    const open = await child.call("homework.listPending", { page: 1, pageSize: 100 });
    assert.equal(open.status, 200, open.text);
    const isListed = open.output.rows.some(
      (row: { homeworkToken: string }) => row.homeworkToken === homeworkToken,
    );
    assert.ok(isListed, `${json} counts as open work`);
    const again = await submit(submission);
    assert.deepEqual([again.status, again.output?.correct], [200, submission.correct], again.text);
  }
  await checkLists(school);
  return UNREADABLE_RESULTS.length;
}

/** The pages that show the broken work among other work. */
async function checkLists({
  children,
  teacher,
  schoolClass,
  semesterYear,
  serverSaid,
}: FaultSchool): Promise<void> {
  const [child] = children;
  const inClass = { classToken: schoolClass.classToken, semesterYear };
  for (const procedure of [
    "homework.listPending",
    "homework.listCompleted",
    "homework.openCount",
    "homework.studentSummary",
  ])
    assert.equal((await child?.call(procedure, {}))?.status, 200, procedure);
  for (const procedure of ["homework.listOfClass", "homework.studentsOfClass", "homework.classOverview"])
    assert.equal((await teacher.call(procedure, inClass)).status, 200, procedure);
  assert.doesNotMatch(serverSaid(), /Unexpected error/);
}
