import type { ClassInput } from "#domain/classes/classes.schema.ts";
import type { ClassHeaderView } from "#domain/classes/classes.types.ts";
import { accessibleClass } from "#server/rpc/class-access.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { countStudents } from "./enrolments.queries.ts";

/** Name, grade, semester and teacher of a class, with the children counted now. */
export async function classHeader(context: ActorContext, input: ClassInput): Promise<ClassHeaderView> {
  const found = await accessibleClass(context, input);
  const { classToken, className, grade, semesterYear, semesterName, teacherToken, teacherName } = found;
  const numberOfStudents = await countStudents(context.db, classToken);
  return {
    classToken,
    className,
    grade,
    semesterYear,
    semesterName,
    teacherToken,
    teacherName,
    numberOfStudents,
  };
}
