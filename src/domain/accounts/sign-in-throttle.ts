import { DAY_MS, HOUR_MS, MINUTE_MS } from "../shared/dates.ts";

/** Wrong tries that cost nothing: a child mistypes. */
export const FREE_FAILURES = 5;
/** Wrong tries of one account that are looked at in a day; birthdays of six years are 2,192. */
export const MAX_FAILURES_PER_DAY = 30;
export const FAILURE_WINDOW_MS = DAY_MS;
const FIRST_WAIT_MS = MINUTE_MS;
const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/** A whole school sits behind one address: only failures count, and it takes many of them. */
export const MAX_ADDRESS_FAILURES = 200;
export const ADDRESS_WINDOW_MS = 10 * MINUTE_MS;

/** How long an account waits after its n-th wrong try: a minute after the fifth, doubling to fifteen. */
export function waitAfterFailuresMs(failures: number): number {
  if (failures < FREE_FAILURES) return 0;
  if (failures >= MAX_FAILURES_PER_DAY) return FAILURE_WINDOW_MS;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES));
}

const IDLE_STAFF_MS = 30 * MINUTE_MS;
const IDLE_STUDENT_MS = 60 * MINUTE_MS;
const LONGEST_SESSION_MS = 8 * HOUR_MS;
const REMEMBERED_SESSION_MS = 30 * DAY_MS;

type SessionAge = {
  readonly staff: boolean;
  readonly remember: boolean;
  readonly createdAt: Date;
  readonly now: Date;
};

/** When a session ends unless it is used again: idle time first, the absolute limit at the latest. */
export function sessionExpiresAt({ staff, remember, createdAt, now }: SessionAge): Date {
  if (remember) return new Date(createdAt.getTime() + REMEMBERED_SESSION_MS);
  const idle = now.getTime() + (staff ? IDLE_STAFF_MS : IDLE_STUDENT_MS);
  return new Date(Math.min(idle, createdAt.getTime() + LONGEST_SESSION_MS));
}
