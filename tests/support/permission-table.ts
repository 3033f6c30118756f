import { type PermissionSchool, RIGHT_CHOICES, type Somebody } from "./permission-school.ts";

/** `filtered`: allowed, and the answer has exactly the named fields (and for lists only the caller's own rows). */
export type Outcome = "allow" | "filtered" | 401 | 403 | 404 | 409;
export type Subject = "AN" | Somebody;

export type PermissionRow = {
  readonly procedure: string;
  /** The rows of the authorization matrix that this procedure implements. */
  readonly matrix: readonly string[];
  readonly outcomes: Readonly<Record<Subject, Outcome>>;
  input?(school: PermissionSchool, subject: Subject): Readonly<Record<string, unknown>>;
  /** The field of the input that names the object: with a token that nobody has, the answer must be the same. */
  readonly names?: string;
  /** Every field of a filtered answer; of its rows, where it is a list. */
  readonly fields?: readonly string[];
  /** An allowed call changes the school. */
  readonly writes?: true;
};

type Columns = readonly [
  AN: Outcome,
  S: readonly [Outcome, Outcome, Outcome],
  T: readonly [Outcome, Outcome, Outcome],
  A: readonly [Outcome, Outcome],
  TN: Outcome,
];

/** In the order of the matrix: AN | SO SP SX | TO TX TP | AD AP | TN. */
function columns(...[AN, [SO, SP, SX], [TO, TX, TP], [AD, AP], TN]: Columns): PermissionRow["outcomes"] {
  return { AN, SO, SP, SX, TO, TX, TP, AD, AP, TN };
}

const NOT_SIGNED_IN = 401;
const OTHER_ROLE = 403;
const FOREIGN = 404;
const NO_STUDENTS = [OTHER_ROLE, OTHER_ROLE, OTHER_ROLE] as const;
const NO_TEACHERS = [OTHER_ROLE, OTHER_ROLE, OTHER_ROLE] as const;
const NO_ADMINS = [OTHER_ROLE, OTHER_ROLE] as const;

const EVERYBODY = columns(
  "allow",
  ["allow", "allow", "allow"],
  ["allow", "allow", "allow"],
  ["allow", "allow"],
  "allow",
);
const SIGNED_IN = columns(
  NOT_SIGNED_IN,
  ["allow", "allow", "allow"],
  ["allow", "allow", "allow"],
  ["allow", "allow"],
  NOT_SIGNED_IN,
);
const CHILD_CONCERNED = columns(
  NOT_SIGNED_IN,
  ["allow", FOREIGN, FOREIGN],
  NO_TEACHERS,
  NO_ADMINS,
  NOT_SIGNED_IN,
);
/** Each child gets its own rows, whoever asks. */
const EACH_CHILD = columns(
  NOT_SIGNED_IN,
  ["filtered", "filtered", "filtered"],
  NO_TEACHERS,
  NO_ADMINS,
  NOT_SIGNED_IN,
);
const CLASS_READER = columns(
  NOT_SIGNED_IN,
  NO_STUDENTS,
  ["filtered", FOREIGN, FOREIGN],
  ["filtered", "filtered"],
  NOT_SIGNED_IN,
);
const CLASS_TEACHER = columns(
  NOT_SIGNED_IN,
  NO_STUDENTS,
  ["allow", FOREIGN, FOREIGN],
  NO_ADMINS,
  NOT_SIGNED_IN,
);
const ALL_STAFF = columns(
  NOT_SIGNED_IN,
  NO_STUDENTS,
  ["allow", "allow", "allow"],
  ["allow", "allow"],
  NOT_SIGNED_IN,
);
/** The school has its administrator: the one-time link is used up. */
const USED_UP = columns(409, [409, 409, 409], [409, 409, 409], [409, 409], 409);

const actsOnPast = (subject: Subject) => subject === "TP" || subject === "AP";
const classOf = (school: PermissionSchool, subject: Subject) =>
  actsOnPast(subject) ? school.pastClass : school.ownClass;
const openHomework = ({ open }: PermissionSchool) => ({ homeworkToken: open.homeworkToken });
const homeworkOf = (school: PermissionSchool, subject: Subject) => ({
  ...classOf(school, subject),
  homeworkToken: (actsOnPast(subject) ? school.past : school.open).homeworkToken,
});

const SET_UP_FORM = {
  token: "used",
  firstName: "Eve",
  lastName: "Evil",
  email: "eve@evil.example",
  password: "Lantern-Festival-9",
  nameEnglish: "Taken Over",
  nameChinese: "占领学校",
  timeZone: "UTC",
  semesterYear: "2026",
};

export const PERMISSION_TABLE: readonly PermissionRow[] = [
  {
    procedure: "accounts.session",
    matrix: ["1", "3"],
    outcomes: columns(
      "filtered",
      ["filtered", "filtered", "filtered"],
      ["filtered", "filtered", "filtered"],
      ["filtered", "filtered"],
      "filtered",
    ),
    fields: ["user", "remember", "school", "semester"],
  },
  {
    procedure: "accounts.staffSignIn",
    matrix: ["public"],
    outcomes: EVERYBODY,
    input: () => ({ email: "tx@school.example", password: "Lantern-Festival-8" }),
    writes: true,
  },
  {
    procedure: "accounts.studentSignIn",
    matrix: ["public"],
    outcomes: EVERYBODY,
    input: () => ({ username: "student-sx", password: "20150102" }),
    writes: true,
  },
  { procedure: "accounts.signOut", matrix: ["7"], outcomes: EVERYBODY, writes: true },
  {
    procedure: "school.setUpState",
    matrix: ["public"],
    outcomes: USED_UP,
    input: () => ({ token: "used" }),
  },
  { procedure: "school.setUp", matrix: ["public"], outcomes: USED_UP, input: () => SET_UP_FORM },
  { procedure: "semesters.current", matrix: ["12"], outcomes: SIGNED_IN },

  {
    procedure: "classes.teacherDashboard",
    matrix: ["15", "48"],
    outcomes: columns(
      NOT_SIGNED_IN,
      NO_STUDENTS,
      ["filtered", "filtered", "filtered"],
      NO_ADMINS,
      NOT_SIGNED_IN,
    ),
    fields: ["teacherName", "semesterYear", "semesterName", "classes", "totalStudents", "earlierClasses"],
  },
  {
    // The matrix lets a child read a class's header too; no screen of a child shows one, so it may not.
    procedure: "classes.header",
    matrix: ["16"],
    outcomes: CLASS_READER,
    input: classOf,
    names: "classToken",
    fields: [
      "classToken",
      "className",
      "grade",
      "semesterYear",
      "semesterName",
      "teacherToken",
      "teacherName",
      "numberOfStudents",
    ],
  },
  {
    procedure: "homework.listOfClass",
    matrix: ["34"],
    outcomes: CLASS_READER,
    input: classOf,
    names: "classToken",
    fields: [
      "homeworkToken",
      "articleToken",
      "title",
      "grade",
      "chapter",
      "createdAt",
      "published",
      "status",
      "recalledAt",
      "assignedCount",
      "submissionsCount",
      "neverOpenedCount",
      "completionPercent",
      "averageScore",
      "averageTimeMs",
      "wordCount",
      "canRestore",
    ],
  },
  {
    procedure: "homework.studentsOfClass",
    matrix: ["2", "18", "44"],
    outcomes: CLASS_READER,
    input: classOf,
    names: "classToken",
    fields: [
      "studentToken",
      "fullName",
      "username",
      "email",
      "averageScore",
      "completionPercent",
      "totalHomework",
      "completedHomework",
      "totalTimeMs",
      "lastActivityAt",
      "classRank",
      "neverOpened",
    ],
  },
  {
    procedure: "homework.classOverview",
    matrix: ["45"],
    outcomes: CLASS_READER,
    input: classOf,
    names: "classToken",
    fields: [
      "totalStudents",
      "totalAssignments",
      "activeAssignments",
      "classAverage",
      "averageTimeMs",
      "recentActivity",
    ],
  },
  {
    procedure: "homework.publish",
    matrix: ["32"],
    outcomes: CLASS_TEACHER,
    input: (school, subject) => ({
      ...classOf(school, subject),
      articleTokens: [school.unpublished],
      studentTokens: "everyone",
    }),
    names: "classToken",
    writes: true,
  },
  {
    procedure: "homework.mailState",
    matrix: ["32", "37"],
    outcomes: CLASS_TEACHER,
    input: ({ mailBatch }) => ({ mailBatch }),
    names: "mailBatch",
  },
  {
    procedure: "homework.recallPreview",
    matrix: ["35"],
    outcomes: CLASS_TEACHER,
    input: homeworkOf,
    names: "classToken",
  },
  {
    procedure: "homework.recall",
    matrix: ["35"],
    outcomes: CLASS_TEACHER,
    input: homeworkOf,
    names: "classToken",
    writes: true,
  },
  {
    procedure: "homework.restore",
    matrix: ["35"],
    outcomes: CLASS_TEACHER,
    input: (school, subject) => ({
      ...classOf(school, subject),
      homeworkToken: (actsOnPast(subject) ? school.past : school.recalled).homeworkToken,
    }),
    names: "classToken",
    writes: true,
  },

  { procedure: "library.listArticles", matrix: ["24"], outcomes: ALL_STAFF },
  {
    procedure: "library.article",
    matrix: ["25", "26"],
    outcomes: ALL_STAFF,
    input: ({ open }) => ({ articleToken: open.articleToken }),
  },

  {
    procedure: "homework.listPending",
    matrix: ["38"],
    outcomes: EACH_CHILD,
    fields: [
      "homeworkToken",
      "articleToken",
      "title",
      "grade",
      "chapter",
      "textLength",
      "questionCount",
      "savedChoices",
      "totalTimeMs",
      "createdAt",
    ],
  },
  {
    procedure: "homework.listCompleted",
    matrix: ["38"],
    outcomes: EACH_CHILD,
    fields: [
      "homeworkToken",
      "articleToken",
      "title",
      "author",
      "grade",
      "chapter",
      "scorePercent",
      "totalTimeMs",
      "attempts",
      "createdAt",
      "completedAt",
    ],
  },
  { procedure: "homework.openCount", matrix: ["38"], outcomes: EACH_CHILD, fields: ["count"] },
  {
    procedure: "homework.studentSummary",
    matrix: ["44"],
    outcomes: EACH_CHILD,
    fields: ["averageScore", "bestScore", "completedCount", "pendingCount", "streakDays", "recent"],
  },
  {
    procedure: "homework.readingContent",
    matrix: ["26", "39"],
    outcomes: { ...CHILD_CONCERNED, SO: "filtered" },
    input: openHomework,
    names: "homeworkToken",
    fields: [
      "homeworkToken",
      "articleToken",
      "title",
      "author",
      "grade",
      "chapter",
      "article",
      "articlePinyin",
      "image",
      "fileName",
      "textLength",
      "questions",
      "questionsPinyin",
    ],
  },
  {
    procedure: "homework.openWork",
    matrix: ["39"],
    outcomes: { ...CHILD_CONCERNED, SO: "filtered" },
    input: openHomework,
    names: "homeworkToken",
    fields: ["attempt", "totalTimeMs", "choices"],
  },
  {
    procedure: "homework.saveChoice",
    matrix: ["40"],
    outcomes: { ...CHILD_CONCERNED, SO: "filtered" },
    input: (school) => ({ ...openHomework(school), questionIndex: 0, choiceIndex: 0 }),
    names: "homeworkToken",
    fields: ["saved"],
    writes: true,
  },
  {
    procedure: "reading.open",
    matrix: ["39", "40"],
    outcomes: { ...CHILD_CONCERNED, SO: "filtered" },
    input: openHomework,
    names: "homeworkToken",
    fields: ["visitToken"],
    writes: true,
  },
  {
    procedure: "reading.credit",
    matrix: ["40", "42"],
    outcomes: { ...CHILD_CONCERNED, SO: "filtered" },
    input: ({ visitToken }) => ({ visitToken, milliseconds: 5_000 }),
    names: "visitToken",
    fields: ["totalTimeMs"],
    writes: true,
  },
  {
    procedure: "homework.submit",
    matrix: ["40", "42", "43"],
    outcomes: { ...CHILD_CONCERNED, SO: "filtered" },
    input: (school) => ({ ...openHomework(school), choices: RIGHT_CHOICES }),
    names: "homeworkToken",
    fields: [
      "homeworkToken",
      "articleToken",
      "scorePercent",
      "correct",
      "answered",
      "questionCount",
      "totalTimeMs",
      "completedAt",
    ],
    writes: true,
  },
  {
    procedure: "homework.review",
    matrix: ["25", "41"],
    outcomes: { ...CHILD_CONCERNED, SO: "filtered" },
    input: ({ completed }) => ({
      articleToken: completed.articleToken,
      homeworkToken: completed.homeworkToken,
    }),
    names: "homeworkToken",
    fields: [
      "homeworkToken",
      "articleToken",
      "title",
      "author",
      "grade",
      "chapter",
      "article",
      "articlePinyin",
      "image",
      "fileName",
      "textLength",
      "questions",
      "questionsPinyin",
      "submission",
      "choices",
      "attempts",
    ],
  },
];

/** GET /api/library/{articleToken}/file of the open homework's article (row 29 of the matrix). */
export const FILE_OUTCOMES: PermissionRow["outcomes"] = columns(
  NOT_SIGNED_IN,
  ["allow", FOREIGN, FOREIGN],
  ["allow", "allow", "allow"],
  ["allow", "allow"],
  NOT_SIGNED_IN,
);
