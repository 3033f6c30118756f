import type { BenchSchool } from "./bench-school.ts";
import { saveExplanations } from "./explain.ts";
import { median, ms, report } from "./figures.ts";
import { callOf, load } from "./load.ts";
import { type OpenHomework, submitRequest, takeErrands } from "./measure-homework.ts";
import { type Effort, pendingErrands } from "./measure-pending.ts";
import { classToken, cookieOf, teacherToken, YEAR } from "./school-data.ts";

const GOAL_FACTOR = 1.5;

type Measured = { readonly school: BenchSchool; readonly open: OpenHomework };
type Errands = (measured: Measured, count: number) => readonly (readonly string[])[];

/** What a class's page asks for when it opens. */
function dashboardErrands({ school: { size } }: Measured, count: number): string[][] {
  return Array.from({ length: count }, (_, at) => {
    const schoolClass = at % size.classes;
    const inClass = { classToken: classToken(schoolClass), semesterYear: String(YEAR) };
    const cookie = cookieOf(teacherToken(schoolClass));
    return [
      callOf("homework.listOfClass", { ...inClass, page: 1, pageSize: 10 }, cookie),
      callOf("homework.studentsOfClass", inClass, cookie),
      callOf("homework.classOverview", inClass, cookie),
    ];
  });
}

const PAGES: Readonly<Record<string, Errands>> = {
  "pending list": ({ school }, count) => {
    const errands = pendingErrands(school);
    return Array.from({ length: count }, (_, at) => errands[(at * 7) % errands.length] ?? []);
  },
  submission: ({ open }, count) => takeErrands(open, count, (work) => [submitRequest(work)]),
  "class page (homework, children, overview)": dashboardErrands,
};

/** The same page in a school that has just begun and in one with a hundred times as much behind it. */
export async function measureGrowth(small: Measured, large: Measured, effort: Effort): Promise<void> {
  for (const [page, errandsOf] of Object.entries(PAGES)) {
    const times = { small: [] as number[], large: [] as number[] };
    // The first turn warms up.
    for (let turn = 0; turn <= effort.repetitions; turn += 1)
      for (const measured of [small, large]) {
        const { folder, port, size } = measured.school;
        const { p50 } = await load(folder, {
          port,
          clients: 1,
          errands: errandsOf(measured, effort.errands),
        });
        if (turn > 0) times[size.name].push(p50);
      }
    const factor = median(times.large) / median(times.small);
    const isReached = factor <= GOAL_FACTOR;
    report(
      `Growth, ${page}: 10,000 to 1,000,000 assignments`,
      `${ms(median(times.small))} to ${ms(median(times.large))}: ${factor.toFixed(2)}×`,
      `at most ${GOAL_FACTOR}×`,
      isReached,
    );
    if (!isReached) process.stdout.write(`The plans are in ${await saveExplanations(large.school)}\n`);
  }
}
