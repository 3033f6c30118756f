import { type StudentBand, studentBand } from "../analytics/bands.ts";
import { activityLabel } from "../classes/student-activity.ts";
import type { ClassStudentView } from "./homework.types.ts";

export type PickerStudent = {
  readonly studentToken: string;
  readonly fullName: string;
  readonly email: string | null;
  /** Mean of the non-zero scores, 0-100; null without a submission. */
  readonly performanceScore: number | null;
  /** Submitted of assigned, 0-100; null while nothing is assigned. */
  readonly completionRate: number | null;
  readonly lastActivityAt: Date | null;
  readonly isActive: boolean;
  readonly classRank: number | null;
  readonly totalHomework: number;
  readonly completedHomework: number;
};

export const PICKER_FILTERS = ["all", "active", "inactive"] as const;
export const PICKER_BAND_FILTERS = ["excellent", "good", "average", "struggling"] as const;
export const PICKER_SORTS = ["name", "performance", "completion", "activity"] as const;
export type PickerFilter = (typeof PICKER_FILTERS)[number] | (typeof PICKER_BAND_FILTERS)[number];
export type PickerSort = (typeof PICKER_SORTS)[number];

/** Active in the picker is a child with activity in the last seven days. */
export function pickerStudent(student: ClassStudentView, now: Date): PickerStudent {
  return {
    studentToken: student.studentToken,
    fullName: student.fullName,
    email: student.email,
    performanceScore: student.averageScore,
    completionRate: student.completionPercent,
    lastActivityAt: student.lastActivityAt,
    isActive: activityLabel(student.lastActivityAt, now) !== "inactive",
    classRank: student.classRank,
    totalHomework: student.totalHomework,
    completedHomework: student.completedHomework,
  };
}

type Criteria = { readonly search: string; readonly filter: PickerFilter };

/** The children whose name or e-mail holds the words, narrowed by activity or band. */
export function filterStudents<T extends PickerStudent>(students: readonly T[], criteria: Criteria): T[] {
  const words = criteria.search.trim().toLowerCase();
  return students.filter(
    (student) =>
      `${student.fullName}\n${student.email ?? ""}`.toLowerCase().includes(words) &&
      matches(student, criteria.filter),
  );
}

function matches(student: PickerStudent, filter: PickerFilter): boolean {
  if (filter === "all") return true;
  if (filter === "active") return student.isActive;
  if (filter === "inactive") return !student.isActive;
  const band: StudentBand = filter;
  return student.performanceScore !== null && studentBand(student.performanceScore) === band;
}

const byName = new Intl.Collator("zh-u-co-pinyin-kn");

/** A sorted copy: names from A, figures from the highest, no figure last, equal ones by name. */
export function sortStudents<T extends PickerStudent>(students: readonly T[], by: PickerSort): T[] {
  return [...students].sort(
    (a, b) => compareHighestFirst(figure(a, by), figure(b, by)) || byName.compare(a.fullName, b.fullName),
  );
}

function figure(student: PickerStudent, by: PickerSort): number | null {
  if (by === "performance") return student.performanceScore;
  if (by === "completion") return student.completionRate;
  if (by === "activity") return student.lastActivityAt?.getTime() ?? null;
  return null;
}

function compareHighestFirst(a: number | null, b: number | null): number {
  if (a === b) return 0;
  if (a === null) return 1;
  return b === null ? -1 : b - a;
}
