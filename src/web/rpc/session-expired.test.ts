import { ORPCError } from "@orpc/client";
import { describe, expect, test, vi } from "vitest";
import { retryAfterSignIn, sessionExpired } from "./session-expired.ts";

const expired = () => new ORPCError("UNAUTHORIZED", { status: 401 });
const call = (path: string[], next: () => Promise<unknown>, signal?: AbortSignal) =>
  retryAfterSignIn({ path, next, signal });

describe("a call that meets an ended session", () => {
  test("waits for the sign-in and is then sent once more", async () => {
    const next = vi.fn().mockRejectedValueOnce(expired()).mockResolvedValueOnce("saved");
    const listener = vi.fn();
    const unsubscribe = sessionExpired.subscribe(listener);
    const answer = call(["homework", "saveChoice"], next);
    await vi.waitFor(() => expect(sessionExpired.isExpired()).toBe(true));
    expect(next).toHaveBeenCalledTimes(1);
    sessionExpired.signedInAgain();
    await expect(answer).resolves.toBe("saved");
    expect(sessionExpired.isExpired()).toBe(false);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
  });

  test("fails as it did when nobody signs in", async () => {
    const next = vi.fn().mockRejectedValue(expired());
    const answer = call(["homework", "pending"], next);
    await vi.waitFor(() => expect(sessionExpired.isExpired()).toBe(true));
    sessionExpired.giveUp();
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(next).toHaveBeenCalledTimes(1);
  });

  test("no longer waits when its page is gone", async () => {
    const page = new AbortController();
    const answer = call(["homework", "pending"], vi.fn().mockRejectedValue(expired()), page.signal);
    await vi.waitFor(() => expect(sessionExpired.isExpired()).toBe(true));
    page.abort();
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(sessionExpired.isExpired()).toBe(false);
  });
});

describe("other failures pass through", () => {
  test("a wrong password is an answer, not an ended session", async () => {
    const answer = call(["accounts", "staffSignIn"], vi.fn().mockRejectedValue(expired()));
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(sessionExpired.isExpired()).toBe(false);
  });

  test("a forbidden call does not ask for a password", async () => {
    const forbidden = new ORPCError("FORBIDDEN", { status: 403 });
    await expect(call(["classes", "home"], vi.fn().mockRejectedValue(forbidden))).rejects.toBe(forbidden);
    expect(sessionExpired.isExpired()).toBe(false);
  });
});
