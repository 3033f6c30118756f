import { configure } from "@testing-library/react";
import type { SessionView } from "#domain/accounts/accounts.types.ts";
import type {
  CompletedHomeworkView,
  PendingHomeworkView,
  ReadingContentView,
  ReviewView,
  StudentSummaryView,
  SubmissionView,
} from "#domain/homework/homework.types.ts";
import { type Answers, calls, openPage } from "./teacher-page.tsx";

// Pages are code of their own, which a busy machine takes a moment to fetch.
configure({ asyncUtilTimeout: 10_000 });

const semester = { semesterYear: "2026", semesterName: "2026/09 - 2027/06" };
export const studentSession: SessionView = {
  user: {
    userToken: "mei",
    fullName: "Lin Mei",
    firstName: "Mei",
    lastName: "Lin",
    email: null,
    role: "student",
  },
  remember: false,
  school: { nameEnglish: "Lotus School", nameChinese: "荷花中文学校", timeZone: "UTC" },
  semester,
};

const question = (text: string) => ({ question: text, choices: ["树", "田", "兔子"] });
export const content: ReadingContentView = {
  homeworkToken: "hw",
  articleToken: "article",
  title: "守株待兔",
  author: "韩非子",
  grade: "4",
  chapter: "2",
  article: "<p>宋国有一个农夫。</p>",
  articlePinyin: "<p>宋<ruby>国<rt>guó</rt></ruby>有一个农夫。</p>",
  image: null,
  fileName: null,
  textLength: 8,
  questions: [question("兔子撞在哪里？"), question("农夫丢下了什么？")],
  questionsPinyin: null,
};

export const submission: SubmissionView = {
  homeworkToken: "hw",
  articleToken: "article",
  scorePercent: 50,
  correct: 1,
  answered: 2,
  questionCount: 2,
  totalTimeMs: 120_000,
  completedAt: new Date("2026-11-20T09:00:00Z"),
};

export const review: ReviewView = {
  ...content,
  questions: content.questions.map((open) => ({ ...open, answer: [true, false, false] })),
  submission,
  choices: [
    { questionIndex: 0, choiceIndex: 0 },
    { questionIndex: 1, choiceIndex: 2 },
  ],
  attempts: 1,
};

export const summary: StudentSummaryView = {
  averageScore: 50,
  bestScore: 50,
  completedCount: 3,
  pendingCount: 0,
  streakDays: 2,
  recent: [],
};

export function pendingHomework(
  number: number,
  parts: Partial<PendingHomeworkView> = {},
): PendingHomeworkView {
  return {
    homeworkToken: `hw-${number}`,
    articleToken: `article-${number}`,
    title: `课文${number}`,
    grade: "4",
    chapter: "2",
    textLength: 1000,
    questionCount: 5,
    savedChoices: 0,
    totalTimeMs: 0,
    createdAt: new Date("2026-11-01T08:00:00Z"),
    ...parts,
  };
}

export function completedHomework(
  number: number,
  parts: Partial<CompletedHomeworkView> = {},
): CompletedHomeworkView {
  return {
    homeworkToken: `hw-${number}`,
    articleToken: `article-${number}`,
    title: `课文${number}`,
    author: null,
    grade: "4",
    chapter: "2",
    scorePercent: 90,
    totalTimeMs: 0,
    attempts: 1,
    createdAt: new Date("2026-11-01T08:00:00Z"),
    completedAt: new Date("2026-11-02T08:00:00Z"),
    ...parts,
  };
}

/** The whole product at an address, as a child sees it; answers can be changed while the page is open. */
export async function openAsStudent(path: string, own: Answers = {}) {
  const answers: Answers = {
    "accounts.session": () => studentSession,
    "semesters.current": () => semester,
    "homework.openCount": () => ({ count: 0 }),
    "homework.readingContent": () => content,
    "homework.openWork": () => ({ attempt: 1, totalTimeMs: 0, choices: [] }),
    "homework.saveChoice": () => ({ saved: true }),
    "homework.listPending": () => ({ rows: [], total: 0 }),
    "homework.listCompleted": () => ({ rows: [], total: 0 }),
    "homework.studentSummary": () => summary,
    "homework.review": () => review,
    "reading.open": () => ({ visitToken: "visit" }),
    "reading.credit": () => ({ totalTimeMs: 1000 }),
    ...own,
  };
  // Looked up on every call, so that a test can change what the server says.
  const served = Object.keys(answers).map((name) => [name, (input: never) => answers[name]?.(input)]);
  return { ...(await openPage(path, Object.fromEntries(served))), answers };
}

/** What was sent under a name, in order. */
export const inputsOf = (name: string) =>
  calls.filter((call) => call.name === name).map(({ input }) => input);
