import assert from "node:assert/strict";
import type { Choice, KeyedQuestion, SubmissionView } from "#domain/homework/homework.types.ts";
import { type MadeArticle, makeArticles } from "#server/database/factories-articles.ts";
import { makeHomework } from "#server/database/factories-homework.ts";
import type { Random } from "#server/database/factories-random.ts";
import type { Answer } from "./caller.ts";
import type { FaultSchool, SignedIn } from "./fault-school.ts";

const QUESTIONS = 5;
const CHOICES = 4;

/** One child's hand-in of one homework, and what the child was told about it. */
export type Submission = {
  readonly child: SignedIn;
  readonly homeworkToken: string;
  readonly articleToken: string;
  readonly choices: readonly Choice[];
  /** Counted by the test from its own key. */
  readonly correct: number;
  answer?: Answer;
};

/** New articles with random keys. */
export async function makeQuizArticles(school: FaultSchool, count: number): Promise<MadeArticle[]> {
  const { random } = school;
  const questions = (): KeyedQuestion[] =>
    Array.from({ length: QUESTIONS }, (_, index) => {
      const right = random.integer(0, CHOICES - 1);
      const choices = Array.from({ length: CHOICES }, (_choice, at) => `选择${at + 1}`);
      return { question: `第${index + 1}题`, choices, answer: choices.map((_choice, at) => at === right) };
    });
  const titled = Array.from({ length: count }, () => ({ title: "过河", questions: questions() }));
  return makeArticles(school.factory(), titled);
}

/** New homework of the class, and what each child is going to hand in. */
export async function planSubmissions(school: FaultSchool, homeworkCount: number): Promise<Submission[]> {
  const { schoolClass, teacher, children, random } = school;
  const articles = await makeQuizArticles(school, homeworkCount);
  const students = children.map((student) => ({ student }));
  const made = await makeHomework(
    school.factory(),
    articles.map((article) => ({ schoolClass, article, publisher: teacher, students })),
  );
  const planned = articles.flatMap((article, at) =>
    children.map((child) => {
      const choices = randomChoices(random);
      const correct = choices.filter(
        ({ questionIndex, choiceIndex }) => article.questions[questionIndex]?.answer[choiceIndex],
      ).length;
      const homeworkToken = made[at]?.homeworkToken ?? "";
      return { child, homeworkToken, articleToken: article.id, choices, correct };
    }),
  );
  return random.shuffle(planned);
}

function randomChoices(random: Random): Choice[] {
  return Array.from({ length: QUESTIONS }, (_, questionIndex) => ({
    questionIndex,
    choiceIndex: random.integer(0, CHOICES - 1),
  }));
}

export async function submit({ child, homeworkToken, choices }: Submission): Promise<Answer> {
  return child.call("homework.submit", { homeworkToken, choices });
}

type Stored = {
  readonly completed: boolean;
  readonly completed_at: Date | null;
  readonly attempted: string | null;
  readonly answered_count: number;
  readonly correct_count: number;
  readonly answers: readonly (Choice & { readonly correct: boolean | null })[];
  readonly entries: number;
};

async function storedOf(school: FaultSchool, { child, homeworkToken }: Submission): Promise<Stored> {
  const rows = await school.query<Stored>(
    `select completed, completed_at, question_attempted as attempted, answered_count, correct_count,
      (select coalesce(json_agg(json_build_object('questionIndex', question_index, 'choiceIndex', choice_index,
          'correct', correct) order by question_index), '[]')
        from answers where answers.assignment_token = work.assignment_token) as answers,
      (select count(*)::integer from system_logs where action = 'Homework submitted' and user_id = $1
        and details::jsonb ->> 'homeworkToken' = $2) as entries
    from homework_student_relation as work where student_token = $1 and homework_token = $2`,
    [child.userToken, homeworkToken],
  );
  assert.equal(rows.length, 1, "one assignment for each child and homework");
  return rows[0] as Stored;
}

/** Either the whole submission is there, exactly once, or nothing of it. Answers whether it is. */
export async function checkStored(school: FaultSchool, submission: Submission): Promise<boolean> {
  const stored = await storedOf(school, submission);
  const { choices, correct, answer } = submission;
  if (!stored.completed) {
    assert.equal(answer?.status === 200, false, "an acknowledged submission is missing");
    assert.deepEqual([stored.attempted, stored.completed_at, stored.entries], [null, null, 0]);
    assert.ok(
      stored.answers.every((each) => each.correct === null),
      "picks of open work are not marked",
    );
    return false;
  }
  const attempted = JSON.parse(stored.attempted ?? "") as Record<string, boolean>;
  const marked = Object.fromEntries(
    stored.answers.map(({ questionIndex, correct: isRight }) => [String(questionIndex), isRight]),
  );
  assert.deepEqual(attempted, marked, "the answers and the stored result say the same");
  assert.deepEqual(stored.answers.map(pick), [...choices].map(pick), "the answers are the ones handed in");
  assert.deepEqual([stored.answered_count, stored.correct_count], [choices.length, correct]);
  assert.ok(stored.completed_at, "submitted work has its moment");
  assert.equal(stored.entries, 1, "submitted once, written into the log once");
  return true;
}

const pick = ({ questionIndex, choiceIndex }: Choice) => ({ questionIndex, choiceIndex });

/** The child's own page shows what the child was told, a retry gets it again, and other picks are refused with it. */
export async function checkRetry(submission: Submission): Promise<void> {
  const { child, homeworkToken, articleToken, choices, correct, answer } = submission;
  const retried = await submit(submission);
  assert.equal(retried.status, 200, `a retry is answered: ${retried.text}`);
  const view = retried.output as SubmissionView;
  assert.deepEqual([view.answered, view.correct], [choices.length, correct]);
  assert.equal(view.scorePercent, Math.round((correct / choices.length) * 100));
  if (answer?.status === 200) assert.deepEqual(view, answer.output, "a retry gets the first answer");

  const review = await child.call("homework.review", { articleToken, homeworkToken });
  assert.equal(review.status, 200, review.text);
  assert.deepEqual([review.output.submission, review.output.choices], [view, choices]);

  const [first, ...rest] = choices.map(pick);
  const other = { questionIndex: 0, choiceIndex: ((first?.choiceIndex ?? 0) + 1) % CHOICES };
  const refused = await child.call("homework.submit", { homeworkToken, choices: [other, ...rest] });
  assert.deepEqual([refused.status, refused.code], [409, "homework.alreadySubmitted"]);
}
