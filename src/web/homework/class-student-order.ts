import type { ClassStudentView } from "#domain/homework/homework.types.ts";
import type { TableSort } from "../ui/use-table-page.ts";

const byName = new Intl.Collator("zh-u-co-pinyin-kn");

/** A sorted copy. A child without the figure comes last in either direction: nothing is neither most nor least. */
export function orderStudents(students: readonly ClassStudentView[], sort: TableSort): ClassStudentView[] {
  const sign = sort.direction === "asc" ? 1 : -1;
  return [...students].sort((a, b) => {
    const names = byName.compare(a.fullName, b.fullName);
    if (sort.key === "name") return sign * names;
    const [figureA, figureB] = [figureOf(a, sort.key), figureOf(b, sort.key)];
    if (figureA === figureB) return names;
    if (figureA === null) return 1;
    if (figureB === null) return -1;
    return sign * (figureA - figureB);
  });
}

function figureOf(student: ClassStudentView, key: string): number | null {
  if (key === "score") return student.averageScore;
  if (key === "completion") return student.completionPercent;
  if (key === "time") return student.totalTimeMs;
  if (key === "activity") return student.lastActivityAt?.getTime() ?? null;
  if (key === "rank") return student.classRank;
  return student.neverOpened.length;
}
