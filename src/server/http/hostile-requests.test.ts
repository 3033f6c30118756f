import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import {
  addStudent,
  type HttpSchool,
  openHttpSchool,
  type Visitor,
} from "../../../tests/support/http-school.ts";

let school: HttpSchool;
let visitor: Visitor;

beforeAll(async () => {
  school = await openHttpSchool();
  await addStudent(school.db, { username: "limingli" });
});
afterAll(() => school.stop());
beforeEach(() => {
  visitor = school.visitor();
});

const JSON_TYPE = { "content-type": "application/json" };
const SIGN_IN = "/rpc/accounts/studentSignIn";
const credentials = { username: "limingli", password: "20150102" };

async function countSessions(): Promise<number> {
  const { rows } = await school.db.execute<{ n: number }>(sql`select count(*)::integer as n from sessions`);
  return rows[0]?.n ?? 0;
}

describe("another site cannot make a browser write", () => {
  const foreign: readonly Record<string, string>[] = [
    { "sec-fetch-site": "cross-site" },
    { "sec-fetch-site": "same-site" },
    { origin: "https://evil.example" },
    { origin: "http://localhost:3000.evil.example" },
    { origin: "null" },
    { origin: "file://" },
  ];

  test.each(foreign)("a call with %o is refused", async (headers) => {
    const before = await countSessions();
    const answer = await visitor.call("accounts.studentSignIn", credentials, headers);
    expect([answer.status, answer.error.code]).toEqual([403, "shared.forbidden"]);
    const rest = await visitor.request({
      method: "POST",
      url: "/api/accounts/studentSignIn",
      payload: credentials,
      headers,
    });
    expect(rest.statusCode).toBe(403);
    expect(await countSessions()).toBe(before);
    expect(visitor.cookies.size).toBe(0);
  });

  test("the school's own pages are let through, behind a proxy and directly", async () => {
    for (const headers of [
      { "sec-fetch-site": "same-origin", origin: "http://localhost:3000" },
      { origin: "http://192.168.1.20:3000", host: "192.168.1.20:3000" },
      { "sec-fetch-site": "none" },
      {},
    ] as Record<string, string>[])
      expect((await visitor.call("accounts.session", {}, headers)).status).toBe(200);
  });

  test.each([
    ["text/plain", JSON.stringify({ json: credentials })],
    ["application/x-www-form-urlencoded", "username=limingli&password=20150102"],
    ["multipart/form-data; boundary=x", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\nb\r\n--x--'],
    ["application/xml", "<a/>"],
  ])("a body of the kind %s, which a form can send, is not understood", async (type, payload) => {
    for (const url of [SIGN_IN, "/api/accounts/studentSignIn"]) {
      const answer = await visitor.request({
        method: "POST",
        url,
        payload,
        headers: { "content-type": type },
      });
      expect(answer.statusCode).toBe(415);
    }
    expect(visitor.cookies.size).toBe(0);
  });

  test("reading an address never writes, whatever method it claims to be", async () => {
    const before = await countSessions();
    const query = `?data=${encodeURIComponent(JSON.stringify({ json: credentials }))}`;
    for (const url of [`${SIGN_IN}${query}`, `/api/accounts/studentSignIn${query}&username=limingli`])
      for (const method of ["GET", "HEAD", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
        const headers = { "x-http-method-override": "POST" };
        const answer = await visitor.request({ method, url, headers });
        expect([method, answer.statusCode]).toEqual([method, 404]);
      }
    expect(await countSessions()).toBe(before);
  });
});

describe("a body that is no proper request", () => {
  const post = (payload: string, headers: Record<string, string> = JSON_TYPE) =>
    visitor.request({ method: "POST", url: SIGN_IN, payload, headers });

  test("longer than half a megabyte is cut off at once", async () => {
    const answer = await post(JSON.stringify({ json: { ...credentials, more: "x".repeat(512 * 1024) } }));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject({ code: "shared.invalid", kind: "invalid" });
  });

  test("just below that is read", async () => {
    const body = JSON.stringify({ json: { ...credentials, more: "" } });
    const answer = await post(body.replace('"more":""', `"more":"${"x".repeat(512 * 1024 - body.length)}"`));
    expect(answer.statusCode).toBe(200);
  });

  test.each(["{", "", "nonsense", '{"json":', "\u0000"])("of broken JSON %j is invalid", async (body) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().kind ?? answer.json().json?.data?.kind).toBe("invalid");
  });

  test.each([
    "null",
    "[]",
    "1",
    '"x"',
    '{"json":null}',
    '{"json":[1]}',
    '{"json":{"username":{}}}',
  ])("of another shape, %s, is invalid and no fault of the server", async (body) => {
    const answer = await post(body);
    expect(answer.statusCode).toBe(400);
  });

  test.each([
    '{"json":{"username":"limingli","password":"20150102","__proto__":{"role":"admin"}}}',
    '{"json":{"username":"limingli","password":"20150102","constructor":{"prototype":{"role":"admin"}}}}',
    '{"json":{"username":"limingli","password":"20150102"},"meta":[[0,"__proto__","role"]]}',
    '{"json":{"username":"limingli","password":"20150102"},"meta":[[0,"constructor","prototype","role"]]}',
    '{"__proto__":{"role":"admin"},"json":{"username":"limingli","password":"20150102"}}',
  ])("that reaches for prototypes is harmless: %s", async (body) => {
    const answer = await post(body);
    expect([200, 400]).toContain(answer.statusCode);
    expect(({} as Record<string, unknown>).role).toBeUndefined();
    expect(Object.hasOwn(Object.prototype, "role")).toBe(false);
  });

  test.each([
    '{"json":{"username":"limingli","password":"20150102"},"meta":[[99,"username"]]}',
    '{"json":{"username":"limingli","password":"20150102"},"meta":"x"}',
    '{"json":{"username":"limingli","password":"20150102"},"meta":[[0,"a","b","c"]]}',
    '{"json":{"username":"limingli","password":"x"},"meta":[[1,"password"]]}',
    '{"json":{"username":"limingli"},"maps":[["username"]]}',
  ])("that describes itself wrongly is no fault of the server: %s", async (body) => {
    expect((await post(body)).statusCode).toBeLessThan(500);
  });

  test("nested a hundred thousand times is answered", async () => {
    const deep = `{"json":${"[".repeat(100_000)}${"]".repeat(100_000)}}`;
    expect((await post(deep)).statusCode).toBeLessThan(500);
  });

  test("with a NUL in a name is refused and not stored", async () => {
    const answer = await visitor.call("accounts.studentSignIn", { ...credentials, username: "li\u0000ming" });
    expect([400, 401]).toContain(answer.status);
  });
});

describe("an address that is none", () => {
  test.each([
    "//",
    "///x",
    "/%zz",
    "/%00",
    "/\\..\\x",
    "/?%",
    "//evil.example/x",
    "/api/library/%2e%2e%2fx/file",
  ])("%s is no fault of the server", async (url) => {
    expect((await visitor.request({ method: "GET", url })).statusCode).toBeLessThan(500);
  });

  test("a procedure's name cannot be one of the language's own", async () => {
    for (const name of [
      "constructor",
      "__proto__",
      "toString",
      "accounts/__proto__",
      "accounts/constructor/call",
    ]) {
      const answer = await visitor.request({ method: "POST", url: `/rpc/${name}`, payload: { json: {} } });
      expect([name, answer.statusCode]).toEqual([name, 404]);
    }
  });
});
