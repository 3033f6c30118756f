import type { ClassInput } from "#domain/classes/classes.schema.ts";
import type {
  ClassHomeworkView,
  ClassOverviewView,
  ClassStudentView,
} from "#domain/homework/homework.types.ts";
import type { Page, PageInput } from "#domain/shared/page.ts";
import { accessibleClass } from "#server/rpc/class-access.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { offsetOf, pageOf } from "#server/rpc/page-of.ts";
import { countHomeworkOfClass, listHomeworkOfClass } from "./class-homework.queries.ts";
import { countHomework, findClassFigures, listRecentActivity } from "./class-overview.queries.ts";
import { listStudentsOfClass } from "./class-students.queries.ts";

/** The homework of a class as its page lists it, archived ones included. */
export async function homeworkOfClass(
  context: ActorContext,
  input: ClassInput & PageInput,
): Promise<Page<ClassHomeworkView>> {
  const { classToken } = await accessibleClass(context, input);
  const rows = await listHomeworkOfClass(context.db, {
    classToken,
    limit: input.pageSize,
    offset: offsetOf(input),
  });
  if (rows.length > 0 || input.page === 1) return pageOf(rows);
  return { rows: [], total: await countHomeworkOfClass(context.db, classToken) };
}

/** The children of a class with their figures. */
export async function studentsOfClass(
  context: ActorContext,
  input: ClassInput,
): Promise<readonly ClassStudentView[]> {
  return listStudentsOfClass(context.db, await accessibleClass(context, input));
}

/** The figures above a class's tabs and what its children did last. */
export async function classOverview(context: ActorContext, input: ClassInput): Promise<ClassOverviewView> {
  const { db } = context;
  const schoolClass = await accessibleClass(context, input);
  const [figures, homework, recentActivity] = await Promise.all([
    findClassFigures(db, schoolClass),
    countHomework(db, schoolClass.classToken),
    listRecentActivity(db, schoolClass.classToken),
  ]);
  return { ...figures, ...homework, recentActivity };
}
