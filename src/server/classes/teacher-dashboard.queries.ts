import { and, eq, sql } from "drizzle-orm";
import type { TeacherClassView } from "#domain/classes/classes.types.ts";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { homework } from "#server/database/tables/homework.table.ts";
import { assignments } from "#server/database/tables/homework-student-relation.table.ts";
import { enrolments } from "#server/database/tables/students.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import type { Executor } from "#server/rpc/context.ts";
import { countOfStudents } from "./enrolments.queries.ts";

type TeacherInSemester = { readonly teacherToken: string; readonly semesterYear: string };

export async function listClassesOfTeacher(
  db: Executor,
  { teacherToken, semesterYear }: TeacherInSemester,
): Promise<readonly TeacherClassView[]> {
  const work = workOfClasses(db, { teacherToken, semesterYear });
  return db
    .select({
      classToken: schoolClasses.classToken,
      className: schoolClasses.className,
      grade: schoolClasses.grade,
      semesterYear: schoolClasses.semesterYear,
      numberOfStudents: countOfStudents,
      activeHomework: sql<number>`(select count(*)::integer from ${homework}
        where ${homework.classToken} = ${schoolClasses.classToken} and not ${homework.deleted})`,
      completionPercent: work.completionPercent,
    })
    .from(schoolClasses)
    .leftJoin(work, eq(work.classToken, schoolClasses.classToken))
    .where(
      and(
        eq(schoolClasses.teacherToken, teacherToken),
        eq(schoolClasses.semesterYear, semesterYear),
        sql`not ${schoolClasses.deleted}`,
      ),
    );
}

/** Submitted of assigned over live homework and children who are in the class now (decision E04). */
function workOfClasses(db: Executor, { teacherToken, semesterYear }: TeacherInSemester) {
  return db
    .select({
      classToken: assignments.classToken,
      completionPercent: sql<number | null>`floor(
        count(*) filter (where ${assignments.answeredCount} > 0)::float8 / count(*) * 100 + 0.5)::integer`.as(
        "completion_percent",
      ),
    })
    .from(assignments)
    .innerJoin(homework, eq(homework.homeworkToken, assignments.homeworkToken))
    .innerJoin(
      enrolments,
      and(
        eq(enrolments.studentToken, assignments.studentToken),
        eq(enrolments.classToken, assignments.classToken),
        eq(enrolments.semesterYear, semesterYear),
      ),
    )
    .innerJoin(users, eq(users.userToken, assignments.studentToken))
    .where(
      sql`${assignments.classToken} in (select class_token from ${schoolClasses} as own
          where own.teacher_token = ${teacherToken} and own.semester_year = ${semesterYear} and not own.deleted)
        and ${assignments.recalledAt} is null and not ${assignments.deleted} and not ${homework.deleted}
        and not ${enrolments.deleted} and not ${users.deleted}`,
    )
    .groupBy(assignments.classToken)
    .as("work");
}

export async function countEarlierClasses(
  db: Executor,
  { teacherToken, semesterYear }: TeacherInSemester,
): Promise<number> {
  return db.$count(
    schoolClasses,
    and(
      eq(schoolClasses.teacherToken, teacherToken),
      sql`${schoolClasses.semesterYear} < ${semesterYear} and not ${schoolClasses.deleted}`,
    ),
  );
}
