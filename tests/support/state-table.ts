import { sql } from "drizzle-orm";
import type { Database } from "#server/database/pools.ts";
import { type PermissionSchool, RIGHT_CHOICES, WRONG_CHOICES } from "./permission-school.ts";
import { enrol } from "./school.ts";

type Step = {
  readonly who: "SO" | "SX" | "TO" | "AD";
  readonly procedure: string;
  readonly input?: Readonly<Record<string, unknown>>;
};
/** What a step comes to: `allow`, or the refusal's status and code. */
type Expected = "allow" | readonly [status: number, code: string];

/** One state of the school: what was changed before, and what each step comes to, in this order. */
export type StateOfSchool = {
  readonly state: string;
  change?(school: PermissionSchool, db: Database): Promise<unknown>;
  steps(school: PermissionSchool): readonly (readonly [Step, Expected])[];
};

const NONE_CURRENT = [409, "semesters.noneCurrent"] as const;
const HOMEWORK_GONE = [404, "homework.notFound"] as const;
const CLASS_GONE = [404, "classes.notFound"] as const;
const RECALLED = [409, "homework.recalled"] as const;
const SUBMITTED = [409, "homework.alreadySubmitted"] as const;
const VISIT_GONE = [409, "reading.visitClosed"] as const;

type Given = PermissionSchool["open"];

const child = (procedure: string, input?: Step["input"]): Step => ({
  who: "SO",
  procedure,
  ...(input ? { input } : {}),
});
const staff = (who: "TO" | "AD", procedure: string, input?: Step["input"]): Step => ({
  who,
  procedure,
  ...(input ? { input } : {}),
});

/** Everything a child can do with one homework, in the order in which one would. */
function childSteps({ homeworkToken, articleToken }: Given, choices = RIGHT_CHOICES) {
  return {
    readingContent: child("homework.readingContent", { homeworkToken }),
    openWork: child("homework.openWork", { homeworkToken }),
    open: child("reading.open", { homeworkToken }),
    saveChoice: child("homework.saveChoice", { homeworkToken, questionIndex: 0, choiceIndex: 1 }),
    submit: child("homework.submit", { homeworkToken, choices }),
    review: child("homework.review", { homeworkToken, articleToken }),
  };
}

/** Everything a teacher can do in one class. */
function teacherSteps(school: PermissionSchool, who: "TO" | "AD" = "TO") {
  const { ownClass, open, recalled, unpublished } = school;
  const of = ({ homeworkToken }: Given) => ({ ...ownClass, homeworkToken });
  return {
    header: staff(who, "classes.header", ownClass),
    listOfClass: staff(who, "homework.listOfClass", ownClass),
    studentsOfClass: staff(who, "homework.studentsOfClass", ownClass),
    classOverview: staff(who, "homework.classOverview", ownClass),
    recallPreview: staff(who, "homework.recallPreview", of(open)),
    publish: staff(who, "homework.publish", {
      ...ownClass,
      articleTokens: [unpublished],
      studentTokens: "everyone",
    }),
    recall: staff(who, "homework.recall", of(open)),
    restore: staff(who, "homework.restore", of(recalled)),
  };
}

/** The same outcome for all of them. */
function all(steps: Readonly<Record<string, Step>>, expected: Expected) {
  return Object.values(steps).map((step) => [step, expected] as const);
}

/** The states that decide beside role and ownership (the overlays of the authorization matrix). */
export const STATE_TABLE: readonly StateOfSchool[] = [
  {
    state: "while no semester is current, nothing is open and everybody is told why",
    change: (_, db) => db.execute(sql`update semester set is_current = false`),
    steps: (school) => {
      const work = childSteps(school.open);
      const { open: openScreen, ...homework } = work;
      return [
        [child("semesters.current"), NONE_CURRENT],
        [child("homework.listPending"), NONE_CURRENT],
        [child("homework.listCompleted"), NONE_CURRENT],
        [child("homework.studentSummary"), NONE_CURRENT],
        // A bell is no place to explain it.
        [child("homework.openCount"), "allow"],
        ...all(homework, NONE_CURRENT),
        [openScreen, NONE_CURRENT],
        [child("reading.credit", { visitToken: school.visitToken, milliseconds: 5000 }), VISIT_GONE],
        [staff("TO", "classes.teacherDashboard"), NONE_CURRENT],
        ...all(teacherSteps(school), NONE_CURRENT),
        // An administrator still reads history.
        [staff("AD", "classes.header", school.ownClass), "allow"],
        [staff("AD", "homework.listOfClass", school.ownClass), "allow"],
        [staff("AD", "homework.studentsOfClass", school.ownClass), "allow"],
      ];
    },
  },
  {
    state: "a recalled homework says so and takes nothing in",
    steps: (school) => all(childSteps(school.recalled), RECALLED),
  },
  {
    state: "a homework recalled under the child's hands takes nothing in",
    change: async (school) => {
      const { homeworkToken } = school.open;
      await school.visitors.TO.call("homework.recall", { ...school.ownClass, homeworkToken });
    },
    steps: (school) => [
      ...all(childSteps(school.open), RECALLED),
      [child("reading.credit", { visitToken: school.visitToken, milliseconds: 5000 }), VISIT_GONE],
      // A second recall is no fault and changes nothing.
      [teacherSteps(school).recall, "allow"],
    ],
  },
  {
    state: "homework of a past semester is not there, not even for an administrator to change",
    steps: (school) => {
      const ofPast = { ...school.pastClass, homeworkToken: school.past.homeworkToken };
      const { open, ...work } = childSteps(school.past);
      return [
        ...all(work, HOMEWORK_GONE),
        [open, [404, "reading.notFound"]],
        [staff("AD", "homework.listOfClass", school.pastClass), "allow"],
        [staff("AD", "homework.recall", ofPast), [403, "shared.forbidden"]],
        [staff("TO", "homework.recall", ofPast), CLASS_GONE],
        // The class is real and the year in the address is not its own.
        [staff("TO", "classes.header", { ...school.ownClass, semesterYear: "2025" }), CLASS_GONE],
        [staff("AD", "classes.header", { ...school.ownClass, semesterYear: "2025" }), CLASS_GONE],
      ];
    },
  },
  {
    state: "submitted work is read, and repeated only with the same choices",
    steps: (school) => {
      const again = childSteps(school.completed, WRONG_CHOICES);
      return [
        [again.readingContent, "allow"],
        [again.openWork, SUBMITTED],
        [again.open, SUBMITTED],
        [again.saveChoice, SUBMITTED],
        [again.submit, SUBMITTED],
        [childSteps(school.completed).submit, "allow"],
        [again.review, "allow"],
      ];
    },
  },
  {
    state: "open work cannot be reviewed, and nothing more is taken in once it is submitted",
    steps: (school) => {
      const work = childSteps(school.open);
      const credit = child("reading.credit", { visitToken: school.visitToken, milliseconds: 5000 });
      return [
        [work.review, HOMEWORK_GONE],
        [credit, "allow"],
        [work.submit, "allow"],
        [credit, VISIT_GONE],
        [work.saveChoice, SUBMITTED],
        [work.review, "allow"],
      ];
    },
  },
  {
    state: "an article deleted from the library stays with the children it was given to",
    change: ({ open, unpublished }, db) =>
      db.execute(sql`update library set deleted = true where id in (${open.articleToken}, ${unpublished})`),
    steps: (school) => [
      ...all(childSteps(school.open), "allow"),
      [staff("TO", "library.article", { articleToken: school.open.articleToken }), [404, "library.notFound"]],
      [teacherSteps(school).publish, [404, "homework.articleGone"]],
    ],
  },
  {
    state: "a deleted class is there for administrators only",
    change: ({ ownClass }, db) =>
      db.execute(sql`update classes set deleted = true where class_token = ${ownClass.classToken}`),
    steps: (school) => {
      const { open, ...work } = childSteps(school.open);
      return [
        ...all(work, HOMEWORK_GONE),
        [open, [404, "reading.notFound"]],
        [childSteps(school.completed).review, HOMEWORK_GONE],
        ...all(teacherSteps(school), CLASS_GONE),
        [teacherSteps(school, "AD").header, "allow"],
      ];
    },
  },
  {
    state: "a child that has left the class sees what it submitted there and nothing that waits",
    change: ({ tokens, otherClass }, db) =>
      enrol(
        db,
        { userToken: tokens.SO, role: "student", fullName: "", firstName: "M", lastName: "L", email: null },
        otherClass,
      ),
    steps: (school) => {
      const { open, ...work } = childSteps(school.open);
      return [
        ...all(work, HOMEWORK_GONE),
        [open, [404, "reading.notFound"]],
        [child("reading.credit", { visitToken: school.visitToken, milliseconds: 5000 }), VISIT_GONE],
        [childSteps(school.completed).review, "allow"],
        [
          staff("TO", "homework.publish", {
            ...school.ownClass,
            articleTokens: [school.unpublished],
            studentTokens: [school.tokens.SO],
          }),
          [400, "homework.outsideClass"],
        ],
      ];
    },
  },
];
