import type { SessionUser, SessionView } from "#domain/accounts/accounts.types.ts";
import type { Role } from "#domain/shared/actor.ts";

export const LOCAL_USER_KEY = "shuxiang.user";

/** A copy for display only, under the names a school's older pages know; the server believes none of it. */
export type LocalUser = {
  readonly user_token: string;
  readonly full_name: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string | null;
  readonly role: Role;
  readonly isLogin: true;
  readonly remember: boolean;
  readonly error: null;
};

export function localUserOf(user: SessionUser, remember: boolean): LocalUser {
  return {
    user_token: user.userToken,
    full_name: user.fullName,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    role: user.role,
    isLogin: true,
    remember,
    error: null,
  };
}

/** Keeps the copy in step with what the server says of the session. */
export function storeLocalUser({ user, remember }: SessionView): void {
  if (user) localStorage.setItem(LOCAL_USER_KEY, JSON.stringify(localUserOf(user, remember)));
  else localStorage.removeItem(LOCAL_USER_KEY);
}

/** The token of the person this browser shows as signed in, also when another tab has changed it. */
export function localUserToken(stored = localStorage.getItem(LOCAL_USER_KEY)): string | undefined {
  if (!stored) return undefined;
  try {
    return (JSON.parse(stored) as Partial<LocalUser>).user_token;
  } catch {
    return undefined;
  }
}
