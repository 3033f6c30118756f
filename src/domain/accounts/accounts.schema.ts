import { z } from "zod";
import { accountsMessages as say } from "./accounts.messages.en.ts";

/** Something before and after the @, and a dot in the host: a simple check, the mail server has the last word. */
const EMAIL_SHAPE = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
/** The longest address that mail servers accept. */
const MAX_EMAIL_LENGTH = 254;
/** A generated username is made of a name and an e-mail. */
const MAX_USERNAME_LENGTH = 320;
export const MIN_USERNAME_LENGTH = 3;
export const MIN_PASSWORD_LENGTH = 8;
/** The password hash reads 72 bytes and ignores the rest, so more than that must not look accepted. */
export const MAX_PASSWORD_BYTES = 72;

/** The product's one e-mail check; a form may word the empty field in its own way. */
export function emailInput(missing: string = say.emailMissing) {
  return z
    .string({ error: missing })
    .trim()
    .min(1, { error: missing, abort: true })
    .max(MAX_EMAIL_LENGTH, { error: say.emailInvalid, abort: true })
    .regex(EMAIL_SHAPE, { error: say.emailInvalid });
}

/** A password somebody signs in with: whatever was accepted once, only never empty or absurdly long. */
const givenPasswordInput = z
  .string({ error: say.passwordRequired })
  .min(1, { error: say.passwordRequired, abort: true })
  .max(1000, { error: say.passwordTooLong });

/** A password somebody chooses for a new account. */
export const newPasswordInput = z
  .string({ error: say.passwordRequired })
  .min(1, { error: say.passwordRequired, abort: true })
  .min(MIN_PASSWORD_LENGTH, { error: say.passwordTooShort, abort: true })
  .refine((password) => utf8Length(password) <= MAX_PASSWORD_BYTES, { error: say.passwordTooLong });

export function nameInput(missing: string) {
  return z.string({ error: missing }).trim().min(1, { error: missing }).max(100);
}

export const staffSignInInput = z.object({
  email: emailInput(say.emailRequired),
  password: givenPasswordInput,
  remember: z.boolean().default(false),
});
export type StaffSignInInput = z.input<typeof staffSignInInput>;

/** A pupil's username; a pupil who signed up alone may type the e-mail here instead (decision C04). */
export const studentSignInInput = z.object({
  username: z
    .string({ error: say.usernameRequired })
    .trim()
    .min(1, { error: say.usernameRequired, abort: true })
    .min(MIN_USERNAME_LENGTH, { error: say.usernameTooShort })
    .max(MAX_USERNAME_LENGTH),
  password: givenPasswordInput,
  remember: z.boolean().default(false),
});
export type StudentSignInInput = z.input<typeof studentSignInInput>;

/** UTF-8 bytes of a text: one to four for each code point. */
function utf8Length(text: string): number {
  let bytes = 0;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}
