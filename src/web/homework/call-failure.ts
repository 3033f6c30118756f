import { ORPCError } from "@orpc/client";

/** 'connection': worth trying again by itself. 'signedOut': waits for a person. 'refused': will be refused again. */
export type CallFailure = "connection" | "signedOut" | "refused";

const UNAUTHORIZED = 401;
const TOO_MANY = 429;
const SERVER_FAULT = 500;

/** What a failed call means for work that must not be lost. */
export function callFailure(error: unknown): CallFailure {
  if (!(error instanceof ORPCError)) return "connection";
  if (error.status === UNAUTHORIZED) return "signedOut";
  return error.status >= SERVER_FAULT || error.status === TOO_MANY ? "connection" : "refused";
}

const CONFLICT = 409;
const NOT_FOUND = 404;

/** The homework itself is gone or finished: nothing more can be saved in it. */
export function closesHomework(error: unknown): boolean {
  return error instanceof ORPCError && (error.status === CONFLICT || error.status === NOT_FOUND);
}

/** No answer at all, as opposed to a server that answered with a fault. */
export function isConnectionLoss(error: unknown): boolean {
  return !(error instanceof ORPCError);
}

const FIRST_WAIT_MS = 2000;
const LONGEST_WAIT_MS = 30_000;

/** Waits longer after each failure, and no longer at all once the browser says that it is online again. */
export function waitForConnection(failures: number, signal: AbortSignal): Promise<void> {
  const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
  return new Promise((resolve) => {
    const done = () => {
      window.clearTimeout(timer);
      window.removeEventListener("online", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    const timer = window.setTimeout(done, waitMs);
    window.addEventListener("online", done);
    signal.addEventListener("abort", done);
  });
}
