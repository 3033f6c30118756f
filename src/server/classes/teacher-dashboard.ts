import { sortClasses } from "#domain/classes/class-order.ts";
import type { TeacherDashboardView } from "#domain/classes/classes.types.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { requireCurrentSemester } from "#server/rpc/current-semester.ts";
import { countEarlierClasses, listClassesOfTeacher } from "./teacher-dashboard.queries.ts";

/** A teacher's classes of the current semester; of earlier ones only the number (decision C29). */
export async function teacherDashboard({ actor, db }: ActorContext): Promise<TeacherDashboardView> {
  const semester = await requireCurrentSemester(db);
  const teacher = { teacherToken: actor.userToken, semesterYear: semester.semesterYear };
  const [classes, earlierClasses] = await Promise.all([
    listClassesOfTeacher(db, teacher),
    countEarlierClasses(db, teacher),
  ]);
  return {
    teacherName: actor.fullName,
    ...semester,
    classes: sortClasses(classes),
    totalStudents: classes.reduce((sum, { numberOfStudents }) => sum + numberOfStudents, 0),
    earlierClasses,
  };
}
