import { and, count, desc, eq, sql } from "drizzle-orm";
import type { PendingHomeworkView } from "#domain/homework/homework.types.ts";
import type { Database } from "#server/database/pools.ts";
import { answers } from "#server/database/tables/answers.table.ts";
import { articleVersions } from "#server/database/tables/article-versions.table.ts";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { articles } from "#server/database/tables/library.table.ts";
import { semesters } from "#server/database/tables/semester.table.ts";
import { enrolments } from "#server/database/tables/students.table.ts";
import { enrolmentOfAssignment, openForChild } from "#server/rpc/own-assignment.queries.ts";

export type PendingRow = PendingHomeworkView & { readonly total: number };
type PageOfStudent = { readonly studentToken: string; readonly limit: number; readonly offset: number };

const ownOpen = and(eq(assignments.studentToken, sql.placeholder("studentToken")), openForChild);

const preparedLists = new WeakMap<Database, ReturnType<typeof prepareList>>();
const preparedCounts = new WeakMap<Database, ReturnType<typeof prepareCount>>();

/** A child's open work, newest first, with the total in every row: the portal's most frequent question, asked once. */
export async function listPending(db: Database, page: PageOfStudent): Promise<readonly PendingRow[]> {
  const prepared = preparedLists.get(db) ?? prepareList(db);
  preparedLists.set(db, prepared);
  return prepared.execute(page);
}

export async function countPending(db: Database, studentToken: string): Promise<number> {
  const prepared = preparedCounts.get(db) ?? prepareCount(db);
  preparedCounts.set(db, prepared);
  const [row] = await prepared.execute({ studentToken });
  return row?.open ?? 0;
}

function prepareList(db: Database) {
  return db
    .select({
      homeworkToken: assignments.homeworkToken,
      articleToken: assignments.articleToken,
      title: homework.title,
      grade: homework.grade,
      chapter: homework.chapter,
      textLength: articles.textLength,
      questionCount: articleVersions.questionCount,
      savedChoices: sql<number>`(select count(*) from ${answers}
        where ${answers.assignmentToken} = ${assignments.assignmentToken}
          and ${answers.attempt} = ${assignments.attempt})`.mapWith(Number),
      totalTimeMs: assignments.totalTime,
      createdAt: assignments.createdAt,
      total: sql<number>`count(*) over ()`.mapWith(Number),
    })
    .from(assignments)
    .innerJoin(homework, eq(homework.homeworkToken, assignments.homeworkToken))
    .innerJoin(schoolClasses, eq(schoolClasses.classToken, assignments.classToken))
    .innerJoin(semesters, eq(semesters.semesterYear, schoolClasses.semesterYear))
    .leftJoin(enrolments, enrolmentOfAssignment)
    .innerJoin(articles, eq(articles.id, assignments.articleToken))
    .innerJoin(articleVersions, eq(articleVersions.versionToken, homework.versionToken))
    .where(ownOpen)
    .orderBy(desc(assignments.createdAt), desc(assignments.homeworkToken))
    .limit(sql.placeholder("limit"))
    .offset(sql.placeholder("offset"))
    .prepare("homework_list_pending");
}

function prepareCount(db: Database) {
  return db
    .select({ open: count() })
    .from(assignments)
    .innerJoin(homework, eq(homework.homeworkToken, assignments.homeworkToken))
    .innerJoin(schoolClasses, eq(schoolClasses.classToken, assignments.classToken))
    .innerJoin(semesters, eq(semesters.semesterYear, schoolClasses.semesterYear))
    .leftJoin(enrolments, enrolmentOfAssignment)
    .where(ownOpen)
    .prepare("homework_count_pending");
}
