import { and, eq, type SQL, sql } from "drizzle-orm";
import type { AssignmentState } from "#domain/homework/open-assignment.ts";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { semesters } from "#server/database/tables/semester.table.ts";
import { enrolments } from "#server/database/tables/students.table.ts";
import type { Executor } from "./context.ts";

const semesterIsCurrent = sql<boolean>`(${semesters.isCurrent} and not ${semesters.deleted} and not ${schoolClasses.deleted})`;
const enrolledInClass = sql<boolean>`coalesce(${enrolments.classToken} = ${assignments.classToken} and not ${enrolments.deleted}, false)`;

/**
 * Waiting for this child to submit, in the database's words: the same as the domain's isOpenFor, and a test holds
 * the two together. Wants assignments joined with homework, class, semester and enrolment. The first two conditions
 * stand bare because the partial index is found by them.
 */
export const openForChild: SQL = sql`${assignments.answeredCount} = 0 and ${assignments.recalledAt} is null
  and not ${assignments.deleted} and not ${homework.deleted} and ${semesterIsCurrent} and ${enrolledInClass}`;

/** Submitted and still shown, as the domain's isReviewableFor. */
export const submittedByChild: SQL = sql`${assignments.answeredCount} > 0 and ${assignments.recalledAt} is null
  and not ${assignments.deleted} and not ${homework.deleted} and ${semesterIsCurrent}`;

/** The enrolment that decides about an assignment: the child's one of the class's semester. */
export const enrolmentOfAssignment = and(
  eq(enrolments.studentToken, assignments.studentToken),
  eq(enrolments.semesterYear, schoolClasses.semesterYear),
);

export type OwnAssignment = AssignmentState & {
  readonly assignmentToken: string;
  readonly homeworkToken: string;
  readonly studentToken: string;
  readonly classToken: string;
  readonly articleToken: string;
  readonly versionToken: string;
  readonly title: string;
  readonly attempt: number;
  readonly totalTimeMs: number;
  readonly correctCount: number;
  readonly openedAt: Date | null;
  readonly completedAt: Date | null;
  readonly updatedAt: Date;
};

type Which = { readonly homeworkToken: string } | { readonly assignmentToken: string };

/** A child's assignment with everything that decides what may be done with it; locked when it is to be changed. */
export async function findOwnAssignment(
  db: Executor,
  studentToken: string,
  which: Which,
  { lock = false }: { lock?: boolean } = {},
): Promise<OwnAssignment | undefined> {
  const query = db
    .select({
      assignmentToken: assignments.assignmentToken,
      homeworkToken: assignments.homeworkToken,
      studentToken: assignments.studentToken,
      classToken: assignments.classToken,
      articleToken: assignments.articleToken,
      versionToken: homework.versionToken,
      title: homework.title,
      attempt: assignments.attempt,
      totalTimeMs: assignments.totalTime,
      answeredCount: sql<number>`coalesce(${assignments.answeredCount}, 0)`,
      correctCount: sql<number>`coalesce(${assignments.correctCount}, 0)`,
      openedAt: assignments.openedAt,
      completedAt: assignments.completedAt,
      updatedAt: assignments.updatedAt,
      recalled: sql<boolean>`${assignments.recalledAt} is not null`,
      homeworkDeleted: sql<boolean>`(${homework.deleted} or ${assignments.deleted})`,
      classSemesterIsCurrent: semesterIsCurrent,
      enrolledInClass,
    })
    .from(assignments)
    .innerJoin(homework, eq(homework.homeworkToken, assignments.homeworkToken))
    .innerJoin(schoolClasses, eq(schoolClasses.classToken, assignments.classToken))
    .innerJoin(semesters, eq(semesters.semesterYear, schoolClasses.semesterYear))
    .leftJoin(enrolments, enrolmentOfAssignment)
    .where(
      and(
        eq(assignments.studentToken, studentToken),
        "homeworkToken" in which
          ? eq(assignments.homeworkToken, which.homeworkToken)
          : eq(assignments.assignmentToken, which.assignmentToken),
      ),
    );
  const [row] = await (lock ? query.for("update", { of: assignments }) : query);
  return row;
}
