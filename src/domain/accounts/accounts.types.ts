import type { Role } from "../shared/actor.ts";

export type SessionUser = {
  readonly userToken: string;
  readonly fullName: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string | null;
  readonly role: Role;
};

export type SessionView = {
  readonly user: SessionUser | null;
  readonly remember: boolean;
  readonly school: { readonly nameEnglish: string; readonly nameChinese: string; readonly timeZone: string };
  readonly semester: { readonly semesterYear: string; readonly semesterName: string } | null;
};

export type SignInResult = { readonly user: SessionUser };
