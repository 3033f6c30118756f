import {
  ALL_STAFF,
  CHILD_CONCERNED,
  CLASS_READER,
  CLASS_TEACHER,
  EACH_CHILD,
  EACH_OF_STAFF,
  EACH_TEACHER,
  EVERYBODY,
  EVERYBODYS_OWN,
  type PermissionRow,
  SIGNED_IN,
  USED_UP,
} from "./permission-columns.ts";
import { type PermissionSchool, RIGHT_CHOICES, type Subject } from "./permission-school.ts";

const words = (text: string) => text.split(/\s+/);

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

/** Every procedure of the server, who may call it and what it then gives. */
export const PERMISSION_TABLE: readonly PermissionRow[] = [
  {
    procedure: "accounts.session",
    matrix: ["1", "3"],
    outcomes: EVERYBODYS_OWN,
    fields: words("user remember school semester"),
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
    // The log itself is for administrators; this is what the caller did, for the bell of staff pages.
    procedure: "audit.ownEvents",
    matrix: ["50"],
    outcomes: EACH_OF_STAFF,
    fields: words("id at action description category severity"),
  },
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
    outcomes: EACH_TEACHER,
    fields: words("teacherName semesterYear semesterName classes totalStudents earlierClasses"),
  },
  {
    // The matrix lets a child read a class's header too; no screen of a child shows one, so it may not.
    procedure: "classes.header",
    matrix: ["16"],
    outcomes: CLASS_READER,
    input: classOf,
    names: "classToken",
    fields: words(
      `classToken className grade semesterYear semesterName teacherToken teacherName numberOfStudents`,
    ),
  },
  {
    procedure: "homework.listOfClass",
    matrix: ["34"],
    outcomes: CLASS_READER,
    input: classOf,
    names: "classToken",
    fields:
      words(`homeworkToken articleToken title grade chapter createdAt published status recalledAt assignedCount
      submissionsCount neverOpenedCount completionPercent averageScore averageTimeMs wordCount
      canRestore`),
  },
  {
    procedure: "homework.studentsOfClass",
    matrix: ["2", "18", "44"],
    outcomes: CLASS_READER,
    input: classOf,
    names: "classToken",
    fields: words(`studentToken fullName username email averageScore completionPercent totalHomework
      completedHomework totalTimeMs lastActivityAt classRank neverOpened`),
  },
  {
    procedure: "homework.classOverview",
    matrix: ["45"],
    outcomes: CLASS_READER,
    input: classOf,
    names: "classToken",
    fields: words(
      `totalStudents totalAssignments activeAssignments classAverage averageTimeMs recentActivity`,
    ),
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
    fields:
      words(`homeworkToken articleToken title grade chapter textLength questionCount savedChoices totalTimeMs
      createdAt`),
  },
  {
    procedure: "homework.listCompleted",
    matrix: ["38"],
    outcomes: EACH_CHILD,
    fields:
      words(`homeworkToken articleToken title author grade chapter scorePercent totalTimeMs attempts createdAt
      completedAt`),
  },
  { procedure: "homework.openCount", matrix: ["38"], outcomes: EACH_CHILD, fields: ["count"] },
  {
    procedure: "homework.studentSummary",
    matrix: ["44"],
    outcomes: EACH_CHILD,
    fields: words("averageScore bestScore completedCount pendingCount streakDays recent"),
  },
  {
    procedure: "homework.readingContent",
    matrix: ["26", "39"],
    outcomes: CHILD_CONCERNED,
    input: openHomework,
    names: "homeworkToken",
    fields: words(`homeworkToken articleToken title author grade chapter article articlePinyin image fileName
      textLength questions questionsPinyin`),
  },
  {
    procedure: "homework.openWork",
    matrix: ["39"],
    outcomes: CHILD_CONCERNED,
    input: openHomework,
    names: "homeworkToken",
    fields: words("attempt totalTimeMs choices"),
  },
  {
    procedure: "homework.saveChoice",
    matrix: ["40"],
    outcomes: CHILD_CONCERNED,
    input: (school) => ({ ...openHomework(school), questionIndex: 0, choiceIndex: 0 }),
    names: "homeworkToken",
    fields: words("saved"),
    writes: true,
  },
  {
    procedure: "reading.open",
    matrix: ["39", "40"],
    outcomes: CHILD_CONCERNED,
    input: openHomework,
    names: "homeworkToken",
    fields: words("visitToken"),
    writes: true,
  },
  {
    procedure: "reading.credit",
    matrix: ["40", "42"],
    outcomes: CHILD_CONCERNED,
    input: ({ visitToken }) => ({ visitToken, milliseconds: 5_000 }),
    names: "visitToken",
    fields: words("totalTimeMs"),
    writes: true,
  },
  {
    procedure: "homework.submit",
    matrix: ["40", "42", "43"],
    outcomes: CHILD_CONCERNED,
    input: (school) => ({ ...openHomework(school), choices: RIGHT_CHOICES }),
    names: "homeworkToken",
    fields: words(
      `homeworkToken articleToken scorePercent correct answered questionCount totalTimeMs completedAt`,
    ),
    writes: true,
  },
  {
    procedure: "homework.review",
    matrix: ["25", "41"],
    outcomes: CHILD_CONCERNED,
    input: ({ completed }) => ({
      articleToken: completed.articleToken,
      homeworkToken: completed.homeworkToken,
    }),
    names: "homeworkToken",
    fields: words(`homeworkToken articleToken title author grade chapter article articlePinyin image fileName
      textLength questions questionsPinyin submission choices attempts`),
  },
];
