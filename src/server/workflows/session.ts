import type { SessionView } from "#domain/accounts/accounts.types.ts";
import { findCurrentSemester } from "#server/rpc/current-semester.queries.ts";
import { publicProcedure } from "#server/rpc/procedures.ts";
import { findSchoolSettings } from "#server/school/settings.queries.ts";

/** What every page needs to draw its frame: who is signed in, the school's names, the current semester. */
export const sessionProcedure = publicProcedure.handler(async ({ context }): Promise<SessionView> => {
  const { actor, session, db } = context;
  const [school, semester] = await Promise.all([findSchoolSettings(db), findCurrentSemester(db)]);
  const { nameEnglish, nameChinese, timeZone } = school;
  return {
    user: actor && { ...actor },
    remember: session?.remember ?? false,
    school: { nameEnglish, nameChinese, timeZone },
    semester: semester ? { semesterYear: semester.semesterYear, semesterName: semester.semesterName } : null,
  };
});
