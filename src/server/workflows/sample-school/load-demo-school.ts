import { sql } from "drizzle-orm";
import type { SampleLogin } from "#domain/school/school.types.ts";
import { suggestedSemesterYear } from "#domain/semesters/semester-year.ts";
import { ROLE } from "#domain/shared/actor.ts";
import { AppError } from "#domain/shared/app-error.ts";
import { dayIn } from "#domain/shared/dates.ts";
import { countStaff, insertStaff } from "#server/accounts/users.queries.ts";
import type { Services } from "#server/http/services.ts";
import { updateSchoolSettings } from "#server/school/settings.queries.ts";
import { insertSemester, makeSemesterCurrent } from "#server/semesters/semesters.queries.ts";
import { loadSampleSchool } from "./load-sample-school.ts";
import { newPassphrase } from "./sample-passwords.ts";

const ADMINISTRATOR = { email: "admin@shuxiang.example", firstName: "Anna", lastName: "Bai" } as const;

/** A whole school for looking around, made in an empty database at once or not at all; the administrator comes first. */
export async function loadDemoSchool(services: Services): Promise<SampleLogin[]> {
  const { db, passwords, files } = services;
  const now = services.now();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const [year = 0, month = 0] = dayIn(timeZone, now).split("-").map(Number);
  const semesterYear = suggestedSemesterYear({ year, month });
  const password = newPassphrase();
  const passwordHash = await passwords.hash(password);
  const logins = await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('set-up', 0))`);
    if ((await countStaff(tx, "admin")) > 0) throw new AppError("conflict", "school.alreadySetUp");
    await insertStaff(tx, { ...ADMINISTRATOR, passwordHash, role: "admin", approvedAt: now });
    await updateSchoolSettings(tx, {
      nameEnglish: "Shuxiang Chinese School",
      nameChinese: "书香中文学校",
      timeZone,
    });
    await insertSemester(tx, semesterYear);
    await makeSemesterCurrent(tx, semesterYear);
    return loadSampleSchool(tx, { passwords, files, now, semesterYear, timeZone });
  });
  const { firstName, lastName, email } = ADMINISTRATOR;
  return [{ role: ROLE.ADMIN, name: `${firstName} ${lastName}`, login: email, password }, ...logins];
}
