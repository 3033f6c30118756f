const byText = new Intl.Collator("zh-u-co-pinyin-kn");

/** Classes by grade (the first number of the name), then room (the second), then name; no number comes last. */
export function compareClassNames(a: string, b: string): number {
  const [gradeA, roomA] = numbersOf(a);
  const [gradeB, roomB] = numbersOf(b);
  return compareNumbers(gradeA, gradeB) || compareNumbers(roomA, roomB) || byText.compare(a, b);
}

/** A sorted copy. */
export function sortClasses<T extends { readonly className: string }>(classes: readonly T[]): T[] {
  return [...classes].sort((a, b) => compareClassNames(a.className, b.className));
}

function numbersOf(name: string): [grade: number, room: number] {
  const [grade, room] = name.match(/\d+/g) ?? [];
  return [Number(grade ?? Number.POSITIVE_INFINITY), Number(room ?? Number.POSITIVE_INFINITY)];
}

function compareNumbers(a: number, b: number): number {
  return a === b ? 0 : a - b;
}
