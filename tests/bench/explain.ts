import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { drizzle } from "drizzle-orm/node-postgres";
import { createPools } from "#server/database/pools.ts";
import { listHomeworkOfClass } from "#server/homework/class-homework.queries.ts";
import { findClassFigures, listRecentActivity } from "#server/homework/class-overview.queries.ts";
import { listStudentsOfClass } from "#server/homework/class-students.queries.ts";
import { listPending } from "#server/homework/pending.queries.ts";
import { findOwnAssignment } from "#server/rpc/own-assignment.queries.ts";
import { ROOT } from "../../scripts/run-step.ts";
import type { BenchSchool } from "./bench-school.ts";
import { childToken, classToken, homeworkToken, YEAR } from "./school-data.ts";

/** Writes down how the database answers the hot questions; answers in which folder. */
export async function saveExplanations(school: BenchSchool): Promise<string> {
  const folder = join(ROOT, "test-results", "bench");
  mkdirSync(folder, { recursive: true });
  const pools = createPools(school.connection);
  let heard: { text: string; values: unknown[] }[] = [];
  const logger = { logQuery: (text: string, values: unknown[]) => void heard.push({ text, values }) };
  const db = drizzle(pools.requests, { logger });
  const inClass = { classToken: classToken(3), semesterYear: String(YEAR) };
  const questions: Readonly<Record<string, () => Promise<unknown>>> = {
    "pending-list": () => listPending(db, { studentToken: childToken(1, 1), limit: 10, offset: 0 }),
    "own-assignment": () => findOwnAssignment(db, childToken(1, 1), { homeworkToken: homeworkToken(1, 30) }),
    "homework-of-class": () => listHomeworkOfClass(db, { ...inClass, limit: 10, offset: 0 }),
    "students-of-class": () => listStudentsOfClass(db, inClass),
    "class-figures": () => findClassFigures(db, inClass),
    "recent-activity": () => listRecentActivity(db, inClass.classToken),
  };
  try {
    for (const [name, ask] of Object.entries(questions)) {
      heard = [];
      await ask();
      const [statement] = heard;
      if (!statement) throw new Error(`${name} asked the database nothing.`);
      const { rows } = await pools.requests.query(
        `explain (analyze, buffers) ${statement.text}`,
        statement.values,
      );
      const plan = rows.map((row: Record<string, string>) => row["QUERY PLAN"]).join("\n");
      writeFileSync(join(folder, `${school.size.name}-${name}.txt`), `${statement.text}\n\n${plan}\n`);
    }
  } finally {
    await pools.end();
  }
  return folder;
}
