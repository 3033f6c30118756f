import type { Role } from "../shared/actor.ts";

/** The school's own facts, editable, with defaults for a school that has not said anything yet. */
export type SchoolSettings = {
  readonly nameEnglish: string;
  readonly nameChinese: string;
  readonly timeZone: string;
  readonly pupilMail: boolean;
};

export type SampleLogin = {
  readonly role: Role;
  readonly name: string;
  readonly login: string;
  readonly password: string;
};

export type SetUpState = { readonly open: boolean };
/** Logins are listed only when the sample school was asked for. */
export type SetUpResult = { readonly logins: readonly SampleLogin[] };
