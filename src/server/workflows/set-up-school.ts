import { createHash, timingSafeEqual } from "node:crypto";
import { sql } from "drizzle-orm";
import { setUpInput, setUpStateInput } from "#domain/school/school.schema.ts";
import type { SetUpResult, SetUpState } from "#domain/school/school.types.ts";
import { AppError } from "#domain/shared/app-error.ts";
import { countStaff, insertStaff } from "#server/accounts/users.queries.ts";
import type { RequestContext } from "#server/rpc/context.ts";
import { publicProcedure } from "#server/rpc/procedures.ts";
import { updateSchoolSettings } from "#server/school/settings.queries.ts";
import { insertSemester, makeSemesterCurrent } from "#server/semesters/semesters.queries.ts";
import { loadSampleSchool } from "./sample-school/load-sample-school.ts";

function sameToken(given: string, expected: string | null): boolean {
  if (!expected) return false;
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(expected));
}

async function isSetUp(context: RequestContext): Promise<boolean> {
  return (await countStaff(context.db, "admin")) > 0;
}

async function setUpState(context: RequestContext, token: string): Promise<SetUpState> {
  if (await isSetUp(context)) throw new AppError("conflict", "school.alreadySetUp");
  if (!sameToken(token, context.setUpToken)) throw new AppError("forbidden", "school.invalidToken");
  return { open: true };
}

type SetUpInput = ReturnType<typeof setUpInput.parse>;

function requireTimeZone(timeZone: string): void {
  try {
    new Intl.DateTimeFormat("en", { timeZone });
  } catch {
    throw new AppError("invalid", "shared.invalid");
  }
}

/** First administrator, names, first semester and, if wanted, the sample school: all or nothing, once. */
async function setUpSchool(context: RequestContext, input: SetUpInput): Promise<SetUpResult> {
  await setUpState(context, input.token);
  requireTimeZone(input.timeZone);
  const passwordHash = await context.passwords.hash(input.password);
  return context.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('set-up', 0))`);
    if ((await countStaff(tx, "admin")) > 0) throw new AppError("conflict", "school.alreadySetUp");
    const { email, firstName, lastName, nameEnglish, nameChinese, timeZone, semesterYear } = input;
    await insertStaff(tx, {
      email,
      passwordHash,
      firstName,
      lastName,
      role: "admin",
      approvedAt: context.now(),
    });
    await updateSchoolSettings(tx, { nameEnglish, nameChinese, timeZone });
    await insertSemester(tx, semesterYear);
    await makeSemesterCurrent(tx, semesterYear);
    await context.audit.record(tx, {
      action: "School set up",
      description: `${nameEnglish} was set up by ${firstName} ${lastName}`,
      category: "system",
      severity: "success",
    });
    if (!input.withSampleSchool) return { logins: [] };
    const { passwords, now, files } = context;
    return { logins: await loadSampleSchool(tx, { passwords, files, now: now(), semesterYear, timeZone }) };
  });
}

export const schoolRouter = {
  setUpState: publicProcedure
    .input(setUpStateInput)
    .handler(({ context, input }) => setUpState(context, input.token)),
  setUp: publicProcedure.input(setUpInput).handler(({ context, input }) => setUpSchool(context, input)),
};
