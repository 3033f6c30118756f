import { notFound } from "#domain/shared/app-error.ts";
import {
  findClassToJoin,
  findEnrolment,
  findStudentForUpdate,
  lockClasses,
  updateStudentCounts,
  upsertEnrolment,
} from "#server/classes/enrolments.queries.ts";
import type { Transaction } from "#server/database/pools.ts";
import { initialiseHomework } from "#server/homework/assignments.queries.ts";
import type { RequestContext } from "#server/rpc/context.ts";

export type Enrolled = { readonly previousClassToken: string | null; readonly newAssignments: number };

/**
 * Puts a student into a class for the class's semester, out of the one it was in: the one routine for the teacher's
 * and the administrator's screens, imports and the sample school (decision C28). Who may do it, and that the
 * semester is the current one, is for the caller to check.
 */
export async function enrolStudent(
  { audit, now }: Pick<RequestContext, "audit" | "now">,
  tx: Transaction,
  { studentToken, classToken }: { readonly studentToken: string; readonly classToken: string },
): Promise<Enrolled> {
  const student = await findStudentForUpdate(tx, studentToken);
  if (!student) throw notFound("accounts");
  const schoolClass = await findClassToJoin(tx, classToken);
  if (!schoolClass) throw notFound("classes");
  const before = await findEnrolment(tx, { studentToken, semesterYear: schoolClass.semesterYear });
  const previousClassToken = before && !before.deleted ? before.classToken : null;
  const touched = [...new Set([classToken, ...(before?.classToken ? [before.classToken] : [])])];
  await lockClasses(tx, touched);

  const at = now();
  await upsertEnrolment(tx, { student, schoolClass, at });
  await updateStudentCounts(tx, touched);
  const newAssignments = await initialiseHomework(tx, { studentToken, classToken, createdAt: at });
  await audit.record(tx, {
    action: "Student enrolled",
    description: `${student.fullName} was added to ${schoolClass.className}`,
    category: "class",
    severity: "success",
    details: { studentToken, classToken, previousClassToken, newAssignments },
  });
  return {
    previousClassToken: previousClassToken === classToken ? null : previousClassToken,
    newAssignments,
  };
}
