import { accountsRouter } from "./accounts/accounts.router.ts";
import { auditRouter } from "./audit/audit.router.ts";
import { classesRouter } from "./classes/classes.router.ts";
import { homeworkRouter } from "./homework/homework.router.ts";
import { libraryRouter } from "./library/library.router.ts";
import { readingRouter } from "./reading/reading.router.ts";
import { semestersRouter } from "./semesters/semesters.router.ts";
import { sessionProcedure } from "./workflows/session.ts";
import { schoolRouter } from "./workflows/set-up-school.ts";

export const appRouter = {
  accounts: { ...accountsRouter, session: sessionProcedure },
  audit: auditRouter,
  school: schoolRouter,
  semesters: semestersRouter,
  classes: classesRouter,
  library: libraryRouter,
  homework: homeworkRouter,
  reading: readingRouter,
};

/** The whole contract between web and server; the web imports nothing else of the server. */
export type AppRouter = typeof appRouter;
