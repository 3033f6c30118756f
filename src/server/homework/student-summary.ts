import { RECENT_ACTIVITY_MS } from "#domain/homework/homework.constants.ts";
import type { StudentSummaryView } from "#domain/homework/homework.types.ts";
import { streakDays } from "#domain/homework/streak.ts";
import { DEFAULT_SCHOOL_SETTINGS } from "#domain/school/school.constants.ts";
import { DAY_MS, dayIn } from "#domain/shared/dates.ts";
import type { ActorContext } from "#server/rpc/context.ts";
import { requireCurrentSemester } from "#server/rpc/current-semester.ts";
import { countPending } from "./pending.queries.ts";
import {
  findSchoolTimeZone,
  findSubmittedFigures,
  listActiveDays,
  listRecent,
} from "./student-summary.queries.ts";

/** No streak is longer than a school year and its holidays. */
const STREAK_WINDOW_MS = 400 * DAY_MS;

/** A child's own figures, counted from what it submitted and read (decision B01). */
export async function studentSummary({ actor, db, now }: ActorContext): Promise<StudentSummaryView> {
  await requireCurrentSemester(db);
  const { userToken } = actor;
  const at = now();
  const ago = (milliseconds: number) => new Date(at.getTime() - milliseconds);
  const timeZone = (await findSchoolTimeZone(db)) ?? DEFAULT_SCHOOL_SETTINGS.timeZone;
  const [submitted, pendingCount, activeDays, recent] = await Promise.all([
    findSubmittedFigures(db, userToken),
    countPending(db, userToken),
    listActiveDays(db, userToken, { timeZone, since: ago(STREAK_WINDOW_MS) }),
    listRecent(db, userToken, ago(RECENT_ACTIVITY_MS)),
  ]);
  return { ...submitted, pendingCount, streakDays: streakDays(activeDays, dayIn(timeZone, at)), recent };
}
