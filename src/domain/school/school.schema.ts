import { z } from "zod";
import { accountsMessages } from "../accounts/accounts.messages.en.ts";
import { emailInput, nameInput, newPasswordInput } from "../accounts/accounts.schema.ts";
import { semesterYearInput } from "../semesters/semesters.schema.ts";
import { tokenInput } from "../shared/token.schema.ts";
import { schoolMessages } from "./school.messages.en.ts";

const say = schoolMessages.setUp;
/** An IANA name such as Asia/Shanghai or UTC; whether it exists only the server's clock tables know. */
const TIME_ZONE_SHAPE = /^[A-Za-z_]+(?:[/+-][A-Za-z0-9_+-]+)*$/;

/** What the person at the set-up form types. */
export const setUpForm = z.object({
  firstName: nameInput(accountsMessages.firstNameRequired),
  lastName: nameInput(accountsMessages.lastNameRequired),
  email: emailInput(accountsMessages.emailRequired),
  password: newPasswordInput,
  nameEnglish: nameInput(say.nameEnglishRequired),
  nameChinese: nameInput(say.nameChineseRequired),
  timeZone: z
    .string({ error: say.timeZoneInvalid })
    .max(64, { error: say.timeZoneInvalid })
    .regex(TIME_ZONE_SHAPE, { error: say.timeZoneInvalid }),
  semesterYear: semesterYearInput(say.semesterYearInvalid),
  withSampleSchool: z.boolean().default(false),
});
export type SetUpForm = z.input<typeof setUpForm>;

/** The same with the one-time token of the console's link. */
export const setUpInput = setUpForm.extend({ token: tokenInput(say.tokenMissing) });
export type SetUpInput = z.infer<typeof setUpInput>;

export const setUpStateInput = z.object({ token: z.string().max(100).default("") });
