import { ORPCError } from "@orpc/client";

/** Calls that people make without a session, or to get or end one: a refusal there is the answer itself. */
const PUBLIC_CALLS: ReadonlySet<string> = new Set([
  "accounts.session",
  "accounts.staffSignIn",
  "accounts.studentSignIn",
  "accounts.signOut",
  "school.setUpState",
  "school.setUp",
]);
const UNAUTHORIZED = 401;

type Listener = () => void;
type Waiting = { readonly resolve: (signedIn: boolean) => void };

let waiting: Waiting[] = [];
const listeners = new Set<Listener>();

function settle(signedIn: boolean): void {
  const settled = waiting;
  waiting = [];
  for (const { resolve } of settled) resolve(signedIn);
  for (const listener of listeners) listener();
}

/** Whether somebody's session has ended under an open page; the sign-in dialog listens to it. */
export const sessionExpired = {
  subscribe(listener: Listener): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  isExpired: (): boolean => waiting.length > 0,
  /** The same person is back: everything that was refused is sent again. */
  signedInAgain: (): void => settle(true),
  /** Nobody came back: what was refused stays refused. */
  giveUp: (): void => settle(false),
};

/** Waits for the sign-in dialog; true when the same person has signed in again. */
function untilSignedIn(signal: AbortSignal | undefined): Promise<boolean> {
  return new Promise((resolve) => {
    const entry = { resolve };
    waiting.push(entry);
    signal?.addEventListener("abort", () => {
      waiting = waiting.filter((other) => other !== entry);
      resolve(false);
      for (const listener of listeners) listener();
    });
    for (const listener of listeners) listener();
  });
}

function isExpiry(error: unknown): boolean {
  return error instanceof ORPCError && error.status === UNAUTHORIZED;
}

type Call = { path: readonly string[]; signal?: AbortSignal | undefined; next(): Promise<unknown> };

// A call that meets an ended session does not fail: it waits while the dialog stands over the page and is
// then sent once more. Forms, answers and mutations in flight need no code of their own for it.
export async function retryAfterSignIn(call: Call): Promise<unknown> {
  try {
    return await call.next();
  } catch (error) {
    const isPublic = PUBLIC_CALLS.has(call.path.join("."));
    if (isPublic || !isExpiry(error)) throw error;
    if (!(await untilSignedIn(call.signal))) throw error;
    return await call.next();
  }
}
