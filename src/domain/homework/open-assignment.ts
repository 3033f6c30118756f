export type AssignmentState = {
  readonly recalled: boolean;
  readonly homeworkDeleted: boolean;
  /** Readable entries of the stored result; unreadable ones count as not attempted. */
  readonly answeredCount: number;
  readonly classSemesterIsCurrent: boolean;
  /** False for a child that has left the class: unsubmitted work waits unseen until it comes back. */
  readonly enrolledInClass: boolean;
};

/** Waiting for this child to submit. The pending list, the bell and the submission all ask this one question. */
export function isOpenFor(assignment: AssignmentState): boolean {
  return isLive(assignment) && assignment.enrolledInClass && assignment.answeredCount === 0;
}

/** Submitted and still shown; work submitted in a class stays with the child that has left it. */
export function isReviewableFor(assignment: AssignmentState): boolean {
  return isLive(assignment) && assignment.answeredCount > 0;
}

function isLive({ recalled, homeworkDeleted, classSemesterIsCurrent }: AssignmentState): boolean {
  return !recalled && !homeworkDeleted && classSemesterIsCurrent;
}
