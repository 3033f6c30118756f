import { type ClassOwnership, isTeacherOfClass } from "../classes/classes.policy.ts";
import { type Actor, ROLE } from "../shared/actor.ts";
import { type AssignmentState, isOpenFor, isReviewableFor } from "./open-assignment.ts";

type Who = Pick<Actor, "role" | "userToken">;
export type OwnedAssignment = AssignmentState & { readonly studentToken: string };

/** Only the teacher of the class gives homework, and only in the current semester; an administrator does not. */
export function canPublish(actor: Who, schoolClass: ClassOwnership, currentYear: string | null): boolean {
  return isTeacherOfClass(actor, schoolClass, currentYear);
}

/** Recalling and restoring belong to whoever may publish. */
export function canRecall(actor: Who, schoolClass: ClassOwnership, currentYear: string | null): boolean {
  return isTeacherOfClass(actor, schoolClass, currentYear);
}

/** Open, save a choice, add reading time and submit: the child itself, while the homework is open. */
export function canSubmit(actor: Who, assignment: OwnedAssignment): boolean {
  return isOwn(actor, assignment) && isOpenFor(assignment);
}

/** The answers may be seen by the child that has submitted. */
export function canReview(actor: Who, assignment: OwnedAssignment): boolean {
  return isOwn(actor, assignment) && isReviewableFor(assignment);
}

function isOwn(actor: Who, assignment: OwnedAssignment): boolean {
  return actor.role === ROLE.STUDENT && actor.userToken === assignment.studentToken;
}
