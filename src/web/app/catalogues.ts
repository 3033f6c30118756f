import { accountsMessages } from "#domain/accounts/accounts.messages.en.ts";
import { analyticsMessages } from "#domain/analytics/analytics.messages.en.ts";
import { auditMessages } from "#domain/audit/audit.messages.en.ts";
import { classesMessages } from "#domain/classes/classes.messages.en.ts";
import { homeworkMessages } from "#domain/homework/homework.messages.en.ts";
import { languageMessages } from "#domain/language/language.messages.en.ts";
import { libraryMessages } from "#domain/library/library.messages.en.ts";
import { readingMessages } from "#domain/reading/reading.messages.en.ts";
import { schoolMessages } from "#domain/school/school.messages.en.ts";
import { semestersMessages } from "#domain/semesters/semesters.messages.en.ts";
import { sharedMessages } from "#domain/shared/shared.messages.en.ts";

/** Every slice's words under the slice's name. */
export const catalogues = {
  accounts: accountsMessages,
  analytics: analyticsMessages,
  audit: auditMessages,
  classes: classesMessages,
  homework: homeworkMessages,
  language: languageMessages,
  library: libraryMessages,
  reading: readingMessages,
  school: schoolMessages,
  semesters: semestersMessages,
  shared: sharedMessages,
} as const;
