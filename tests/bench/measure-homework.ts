import { setTimeout as sleep } from "node:timers/promises";
import { callerOf } from "../faults/caller.ts";
import type { BenchSchool } from "./bench-school.ts";
import { median, ms, percentile, report } from "./figures.ts";
import { callOf, load } from "./load.ts";
import type { LoadResult } from "./load.types.ts";
import type { Effort } from "./measure-pending.ts";
import {
  CHILDREN_PER_CLASS,
  childToken,
  classToken,
  cookieOf,
  HOMEWORK_PER_CLASS,
  homeworkToken,
  OPEN_PER_CHILD,
  PUBLISH_SIZES,
  publishClass,
  QUESTIONS,
  teacherToken,
  token,
  YEAR,
} from "./school-data.ts";

const CLIENTS = [1, 8, 32] as const;
const CHOICES = Array.from({ length: QUESTIONS }, (_, questionIndex) => ({
  questionIndex,
  choiceIndex: questionIndex % 4,
}));

/** Open homeworks of the second half of the classes, each handed out once, children in turn. */
export function* openHomework({ size }: BenchSchool): Generator<{ child: string; homework: string }, void> {
  const first = Math.floor(size.classes / 2);
  for (let at = HOMEWORK_PER_CLASS - OPEN_PER_CHILD; at < HOMEWORK_PER_CLASS; at += 1)
    for (let child = 0; child < CHILDREN_PER_CLASS; child += 1)
      for (let schoolClass = first; schoolClass < size.classes; schoolClass += 1)
        yield { child: childToken(schoolClass, child), homework: homeworkToken(schoolClass, at) };
}
export type OpenHomework = ReturnType<typeof openHomework>;

export function takeErrands(
  open: OpenHomework,
  count: number,
  make: (work: { child: string; homework: string }) => string[],
) {
  return Array.from({ length: count }, () => {
    const next = open.next();
    if (next.done) throw new Error("There is no open homework left; load more or measure less.");
    return make(next.value);
  });
}

export function submitRequest({ child, homework }: { child: string; homework: string }): string {
  return callOf("homework.submit", { homeworkToken: homework, choices: CHOICES }, cookieOf(child));
}

/** Everything the screen asks for while one child opens a homework, answers ten questions and hands it in. */
function wholeHomework(work: { child: string; homework: string }): string[] {
  const { child, homework } = work;
  const cookie = cookieOf(child);
  const named = { homeworkToken: homework };
  return [
    ...["homework.readingContent", "homework.openWork", "reading.open"].map((name) =>
      callOf(name, named, cookie),
    ),
    ...CHOICES.map((choice) => callOf("homework.saveChoice", { ...named, ...choice }, cookie)),
    submitRequest(work),
  ];
}

export async function measureHomework(
  school: BenchSchool,
  open: OpenHomework,
  effort: Effort,
): Promise<void> {
  const { folder, port } = school;
  for (const clients of CLIENTS) {
    const runs: LoadResult[] = [];
    for (let repetition = 0; repetition < effort.repetitions; repetition += 1)
      runs.push(
        await load(folder, { port, clients, errands: takeErrands(open, effort.errands, wholeHomework) }),
      );
    const middle = (of: (run: LoadResult) => number) => median(runs.map(of));
    report(
      `Whole homework (open, ${QUESTIONS} saved picks, submit), ${clients} at once`,
      `${middle((run) => run.errandsPerSecond).toFixed(1)}/s, p50 ${ms(middle((run) => run.p50))}, p95 ${ms(middle((run) => run.p95))}; ` +
        `its submission alone p50 ${ms(middle((run) => run.lastP50))}, p95 ${ms(middle((run) => run.lastP95))}`,
    );
  }
}

const REPETITIONS_PER_SIZE = { 30: 4, 1000: 2 } as const;

/** Publishing one article to a whole class; the e-mails go out afterwards and are waited for. */
export async function measurePublish(school: BenchSchool, effort: Effort): Promise<void> {
  const call = callerOf(school.url, cookieOf(teacherToken(0)));
  let article = 0;
  for (const size of PUBLISH_SIZES) {
    const times: number[] = [];
    for (let time = 0; time <= effort.repetitions * REPETITIONS_PER_SIZE[size]; time += 1) {
      const startedAt = performance.now();
      const answer = await call("homework.publish", {
        classToken: classToken(publishClass(size)),
        semesterYear: String(YEAR),
        articleTokens: [token("article", article++)],
        studentTokens: "everyone",
      });
      // The first one is a warm-up.
      if (time > 0) times.push(performance.now() - startedAt);
      if (answer.status !== 200 || answer.output.items[0].newAssignments !== size)
        throw new Error(answer.text);
      await untilMailIsOut(school);
    }
    report(
      `Publish to ${size} children`,
      `p50 ${ms(median(times))}, p95 ${ms(percentile(times, 95))} of ${times.length}`,
    );
  }
}

async function untilMailIsOut({ query }: BenchSchool): Promise<void> {
  const waiting = "select count(*)::integer as count from mail_messages where status = 'waiting'";
  for (const deadline = Date.now() + 60_000; Date.now() < deadline; await sleep(100))
    if ((await query<{ count: number }>(waiting))[0]?.count === 0) return;
  throw new Error("The e-mails did not go out.");
}
