import { and, eq } from "drizzle-orm";
import { schoolClasses } from "#server/database/tables/classes.table.ts";
import { semesters } from "#server/database/tables/semester.table.ts";
import { users } from "#server/database/tables/users.table.ts";
import type { Executor } from "./context.ts";

export type AccessibleClass = {
  readonly classToken: string;
  readonly className: string;
  readonly grade: string;
  readonly semesterYear: string;
  readonly semesterName: string;
  readonly semesterIsCurrent: boolean;
  readonly teacherToken: string | null;
  readonly teacherName: string | null;
  readonly numberOfStudents: number;
  readonly deleted: boolean;
};

export async function findClassForAccess(
  db: Executor,
  classToken: string,
): Promise<AccessibleClass | undefined> {
  const [row] = await db
    .select({
      classToken: schoolClasses.classToken,
      className: schoolClasses.className,
      grade: schoolClasses.grade,
      semesterYear: schoolClasses.semesterYear,
      semesterName: semesters.semesterName,
      semesterIsCurrent: semesters.isCurrent,
      teacherToken: schoolClasses.teacherToken,
      teacherName: users.fullName,
      numberOfStudents: schoolClasses.numberOfStudents,
      deleted: schoolClasses.deleted,
    })
    .from(schoolClasses)
    .innerJoin(semesters, eq(semesters.semesterYear, schoolClasses.semesterYear))
    .leftJoin(users, eq(users.userToken, schoolClasses.teacherToken))
    .where(and(eq(schoolClasses.classToken, classToken), eq(semesters.deleted, false)));
  return row;
}
