import { describe, expect, test } from "vitest";
import { createPasswordHasher } from "./password-hasher.ts";

const quick = createPasswordHasher({ cost: 4 });

describe("passwords", () => {
  test("the right one passes, others do not", async () => {
    const hash = await quick.hash("20150903");
    expect(await quick.verify("20150903", hash)).toBe(true);
    expect(await quick.verify("20150904", hash)).toBe(false);
    expect(await quick.verify("", hash)).toBe(false);
  });

  test("are hashed at cost 10 when nobody says otherwise", async () => {
    expect(await createPasswordHasher().hash("secret")).toMatch(/^\$2b\$10\$/);
  });

  test("an unknown user's check works as hard as another, and fails whatever the password", async () => {
    const single = createPasswordHasher({ cost: 4, parallelMax: 1, waitingMax: 0 });
    const checking = single.verify("nobody has this password", null);
    // The place is taken: a real comparison is running.
    await expect(single.hash("x")).rejects.toMatchObject({ kind: "unavailable", code: "accounts.busy" });
    expect(await checking).toBe(false);
  });

  test("something that is no hash lets nobody in", async () => {
    expect(await quick.verify("plain", "plain")).toBe(false);
    expect(await quick.verify("", "")).toBe(false);
  });

  test("long Chinese passwords differ although bcrypt stops at 72 bytes", async () => {
    const long = "书".repeat(24);
    const hash = await quick.hash(`${long}甲`);
    expect(await quick.verify(`${long}甲`, hash)).toBe(true);
    expect(await quick.verify(`${long}乙`, hash)).toBe(false);
    expect(await quick.verify(long, hash)).toBe(false);
  });

  test("two run, three wait their turn, the sixth hears that the server is busy", async () => {
    const hasher = createPasswordHasher({ cost: 4, parallelMax: 2, waitingMax: 3 });
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, (_, n) => hasher.hash(`password ${n}`)),
    );
    expect(results.map(({ status }) => status)).toEqual([...Array(5).fill("fulfilled"), "rejected"]);
    expect(results[5]).toMatchObject({ reason: { kind: "unavailable", code: "accounts.busy" } });
    // Afterwards every place is free again.
    const again = await Promise.allSettled(Array.from({ length: 5 }, () => hasher.hash("again")));
    expect(again.every(({ status }) => status === "fulfilled")).toBe(true);
  });
});
