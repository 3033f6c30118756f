import { sql } from "drizzle-orm";
import type { SampleLogin } from "#domain/school/school.types.ts";
import { dayIn } from "#domain/shared/dates.ts";
import { createRandom } from "#server/database/factories-random.ts";
import type { Transaction } from "#server/database/pools.ts";
import { loadDefaultUnits } from "#server/language/load-default-units.ts";
import type { Files, Passwords } from "#server/rpc/context.ts";
import { attachWorksheets, loadSampleArticles } from "./load-sample-articles.ts";
import { loadSampleHomework } from "./load-sample-homework.ts";
import { loadSamplePeople } from "./load-sample-people.ts";
import { sampleDates } from "./sample-dates.ts";
import { sampleLogins } from "./sample-logins.ts";
import { SAMPLE_SEED } from "./sample-school.constants.ts";

export type SampleSchoolOptions = {
  readonly passwords: Passwords;
  readonly files: Files;
  readonly now: Date;
  /** Of the semester that is there already and current. */
  readonly semesterYear: string;
  readonly timeZone: string;
};

/**
 * Fills a school with classes, children, articles and weeks of homework, and answers who may sign in. The same school
 * every time, its dates told from now and its staff's passwords new; every figure on the screens has its events.
 */
export async function loadSampleSchool(
  tx: Transaction,
  { passwords, files, now, semesterYear, timeZone }: SampleSchoolOptions,
): Promise<SampleLogin[]> {
  // More than a hundred passwords are hashed, and on a busy machine that is longer than a transaction may idle.
  await tx.execute(sql`set local idle_in_transaction_session_timeout = '5min'`);
  const context = { db: tx, random: createRandom(SAMPLE_SEED), now };
  const dates = sampleDates(semesterYear, dayIn(timeZone, now), timeZone);
  await loadDefaultUnits(tx);
  const articles = await loadSampleArticles(tx, dates.oldOpenedAt);
  const classes = await loadSamplePeople(context, passwords, dates);
  const { oldLastDay } = dates;
  const homework = await loadSampleHomework(context, { classes, articles, timeZone, oldLastDay });
  // Last, because a file in the store is not taken back with the transaction.
  await attachWorksheets(tx, articles, files);
  return sampleLogins(classes, homework);
}
