import { sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { AppError } from "#domain/shared/app-error.ts";
import {
  addStaff,
  addStudent,
  type HttpSchool,
  openHttpSchool,
  signInAs,
  type Visitor,
} from "../../../tests/support/http-school.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const WRONG = { password: "20991231" };

let school: HttpSchool;

beforeAll(async () => {
  // The limiter reads the computer's clock, so here the server's clock is that one too.
  school = await openHttpSchool({ now: () => new Date() });
  await addStudent(school.db, { username: "limingli", email: "ming@family.example" });
  await addStudent(school.db, { username: "wangfang" });
  await addStaff(school.db, { email: "gao@school.example" });
});
afterAll(() => school.stop());
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-09-14T08:00:00Z") });
  await school.db.execute(sql`truncate throttle_counters, known_devices, system_logs`);
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

/** Statuses of so many wrong tries in a row. */
async function guess(visitor: Visitor, times: number, name = "limingli"): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await signInAs(visitor, name, WRONG)).status);
  return statuses;
}

describe("guessing the password of one account", () => {
  test("costs nothing four times and a minute from the fifth wrong try on", async () => {
    const visitor = school.visitor();
    expect(await guess(visitor, 5)).toEqual([401, 401, 401, 401, 401]);
    const refused = await signInAs(visitor, "limingli");
    expect(refused.status).toBe(429);
    expect(refused.error.code).toBe("accounts.tooManyAttempts");
    expect(refused.error.params.retryAfterSeconds).toBe(60);
    pass(MINUTE_MS - SECOND_MS);
    expect((await signInAs(visitor, "limingli")).status).toBe(429);
    pass(SECOND_MS);
    expect((await signInAs(visitor, "limingli")).status).toBe(200);
  });

  test("waits twice as long after each further wrong try, fifteen minutes at most", async () => {
    const visitor = school.visitor();
    await guess(visitor, 5);
    const waits: number[] = [];
    for (let n = 0; n < 7; n += 1) {
      const seconds = (await signInAs(visitor, "limingli", WRONG)).error.params.retryAfterSeconds as number;
      waits.push(seconds);
      pass(seconds * SECOND_MS - SECOND_MS);
      expect(await guess(visitor, 1)).toEqual([429]);
      pass(SECOND_MS);
      expect(await guess(visitor, 1)).toEqual([401]);
    }
    expect(waits).toEqual([60, 120, 240, 480, 900, 900, 900]);
  });

  test("starts at nothing again after the right password", async () => {
    const visitor = school.visitor();
    await guess(visitor, 4);
    expect((await signInAs(visitor, "limingli")).status).toBe(200);
    expect(await guess(school.visitor(), 4)).toEqual([401, 401, 401, 401]);
  });

  test("is over for the day after thirty wrong tries, however patient", async () => {
    const visitor = school.visitor();
    const start = Date.now();
    let looked = 0;
    while (Date.now() < start + DAY_MS - MINUTE_MS) {
      const [status] = await guess(visitor, 1);
      if (status === 401) looked += 1;
      else pass(MINUTE_MS);
      if (looked === 30) break;
    }
    expect(looked).toBe(30);
    while (Date.now() < start + DAY_MS - 60 * MINUTE_MS) {
      expect((await signInAs(visitor, "limingli")).status).toBe(429);
      pass(60 * MINUTE_MS);
    }
  });

  test("with all birthdays of a year at once, from as many addresses, has thirty of them looked at", async () => {
    const statuses = await Promise.all(
      Array.from({ length: 365 }, async (_, n) => {
        const guesser = school.visitor({ remoteAddress: `10.0.${n >> 8}.${n & 255}` });
        return (await guess(guesser, 1))[0];
      }),
    );
    const looked = statuses.filter((status) => status === 401).length;
    expect(looked).toBeLessThanOrEqual(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(365 - looked);
    expect(await guess(school.visitor(), 1)).toEqual([429]);
  });

  test("is not reset by an invented X-Forwarded-For", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const visitor = school.visitor({ headers: { "x-forwarded-for": `203.0.113.${n}` } });
      statuses.push(...(await guess(visitor, 1)));
    }
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    const { rows } = await school.db.execute(sql`select distinct ip_address from system_logs`);
    expect(rows).toEqual([{ ip_address: "127.0.0.1" }]);
  });

  test("counts both doors and all spellings of the name together", async () => {
    const visitor = school.visitor();
    await guess(visitor, 2);
    await guess(visitor, 1, "LIMINGLI");
    expect(await guess(visitor, 2, "ming@family.example")).toEqual([401, 401]);
    expect(await guess(visitor, 1)).toEqual([429]);
  });

  test("of a name nobody has is slowed down too", async () => {
    expect(await guess(school.visitor(), 6, "nosuchname")).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await guess(school.visitor(), 6, "no@school.example")).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("of a teacher is slowed down the same way, the others are not", async () => {
    expect(await guess(school.visitor(), 6, "gao@school.example")).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await signInAs(school.visitor(), "limingli")).status).toBe(200);
  });

  test("raises one alarm at the tenth wrong try", async () => {
    const visitor = school.visitor();
    for (let looked = 0; looked < 11; ) {
      if ((await guess(visitor, 1))[0] === 401) looked += 1;
      else pass(MINUTE_MS);
    }
    const { rows } = await school.db.execute(
      sql`select severity from system_logs where action = 'Repeated wrong passwords'`,
    );
    expect(rows).toEqual([{ severity: "error" }]);
  });
});

describe("nobody is locked out by a stranger", () => {
  test("a child gets in from its own device while a stranger's tries are refused", async () => {
    const child = school.visitor();
    await signInAs(child, "limingli");
    await child.call("accounts.signOut");
    const stranger = school.visitor();
    await guess(stranger, 50);
    expect((await signInAs(stranger, "limingli")).status).toBe(429);
    expect((await signInAs(school.visitor(), "limingli")).status).toBe(429);
    expect((await signInAs(child, "limingli")).status).toBe(200);
    // Being known does not open the way to guessing from there.
    expect(await guess(child, 6)).toEqual([401, 401, 401, 401, 401, 429]);
  });

  test("a device that another child has used is a stranger's", async () => {
    const classmate = school.visitor();
    await signInAs(classmate, "wangfang");
    await guess(school.visitor(), 5);
    expect((await signInAs(classmate, "limingli")).status).toBe(429);
  });

  test("two hundred wrong tries from the school's address stop new devices there, not known ones", async () => {
    const child = school.visitor();
    await signInAs(child, "limingli");
    for (let n = 0; n < 40; n += 1) await guess(school.visitor(), 5, `nobody-${n}`);
    expect((await signInAs(school.visitor(), "wangfang")).status).toBe(429);
    expect((await signInAs(child, "limingli")).status).toBe(200);
    expect((await signInAs(school.visitor({ remoteAddress: "10.1.1.1" }), "wangfang")).status).toBe(200);
    pass(10 * MINUTE_MS);
    expect((await signInAs(school.visitor(), "wangfang")).status).toBe(200);
  });

  test("three hundred right sign-ins from one address all pass", async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 30; n += 1)
      statuses.push(
        ...(await Promise.all(
          Array.from({ length: 10 }, async (_, seat) => {
            const name = seat % 2 === 0 ? "limingli" : "wangfang";
            return (await signInAs(school.visitor(), name)).status;
          }),
        )),
      );
    expect(new Set(statuses)).toEqual(new Set([200]));
    expect(statuses).toHaveLength(300);
  });
});

test("a try that nobody looked at because the server was busy does not count", async () => {
  const busy = await openHttpSchool({
    now: () => new Date(),
    passwords: {
      hash: async () => "",
      verify: () => Promise.reject(new AppError("unavailable", "accounts.busy")),
    },
  });
  const visitor = busy.visitor();
  expect(await guess(visitor, 31)).toEqual(Array(31).fill(503));
  await busy.stop();
});
