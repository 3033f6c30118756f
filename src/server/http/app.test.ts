import { createServer } from "node:http";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createPools } from "#server/database/pools.ts";
import {
  addStudent,
  type HttpSchool,
  INDEX_PAGE,
  openHttpSchool,
  signInAs,
} from "../../../tests/support/http-school.ts";
import { createApp } from "./app.ts";

let school: HttpSchool;

beforeAll(async () => {
  school = await openHttpSchool();
  await addStudent(school.db, { username: "limingli" });
});
afterAll(() => school.stop());

const get = (url: string, headers: Record<string, string> = {}) =>
  school.visitor().request({ method: "GET", url, headers });
const JSON_TYPE = { "content-type": "application/json" };

describe("every kind of answer", () => {
  const answers = {
    "a page": () => get("/student"),
    "a file of the pages": () => get("/assets/page-1a2b3c.js"),
    "a missing file of the pages": () => get("/assets/gone.js"),
    "a call": async () => (await school.visitor().call("accounts.session")).response,
    "a refused call": async () => (await school.visitor().call("semesters.current")).response,
    "an unknown call": async () => (await school.visitor().call("no.such")).response,
    "a call from another site": async () =>
      (await school.visitor().call("accounts.session", {}, { "sec-fetch-site": "cross-site" })).response,
    "the same call over the open interface": () =>
      school.visitor().request({ method: "POST", url: "/api/accounts/session", payload: {} }),
    "an unknown address of the interface": () => get("/api/nothing"),
    "the description of the interface": () => get("/api/openapi.json"),
    "an article's file": () => get("/api/library/none/file"),
    "a broken body": () =>
      school.visitor().request({
        method: "POST",
        url: "/rpc/accounts/session",
        payload: "{",
        headers: JSON_TYPE,
      }),
    "the state of health": () => get("/healthz"),
  };

  test.each(Object.entries(answers))("%s carries the security headers", async (_, answer) => {
    const { headers } = await answer();
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "referrer-policy": "same-origin",
      "x-frame-options": "SAMEORIGIN",
      "cross-origin-resource-policy": "same-origin",
      "x-dns-prefetch-control": "off",
      "content-security-policy": expect.any(String),
    });
    expect(headers).not.toHaveProperty("x-powered-by");
    expect(headers).not.toHaveProperty("server");
    // Over plain http a browser would be told to come back over a https that the school does not have.
    expect(headers).not.toHaveProperty("strict-transport-security");
  });

  test.each([
    "/%zz",
    `/api/library/${"x".repeat(201)}/file`,
  ])("an address that cannot be read gets an answer that shows nothing", async (url) => {
    const answer = await get(url);
    expect([400, 414]).toContain(answer.statusCode);
    expect(answer.json()).toEqual({ code: "shared.invalid", kind: "invalid", params: {} });
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "cache-control": "no-store",
    });
  });

  test("runs only the school's own scripts and loads nothing from elsewhere", async () => {
    const policy = String((await get("/")).headers["content-security-policy"]);
    expect(policy.split(";").map((directive) => directive.trim())).toEqual([
      "default-src 'self'",
      "script-src 'self'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self' data:",
      "connect-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
  });

  test("asks for https in future where the school has https", async () => {
    const secure = await openHttpSchool({ publicUrl: "https://reading.school.example" });
    const { headers } = await secure.visitor().request({ method: "GET", url: "/" });
    expect(headers["strict-transport-security"]).toMatch(/^max-age=15552000/);
    await secure.stop();
  });
});

describe("pages and their files", () => {
  test("every address of a screen gets the page, which is asked for every time", async () => {
    for (const url of [
      "/",
      "/student/pending",
      "/teacher/2026/class/x/home?tab=a",
      "/setup?token=a",
      "//",
      "/rpc",
    ]) {
      const answer = await get(url);
      expect([url, answer.statusCode, answer.body]).toEqual([url, 200, INDEX_PAGE]);
      expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
      expect(answer.headers["cache-control"]).toBe("no-cache");
    }
  });

  test("files with a hash in their name are kept for ever", async () => {
    const { statusCode, headers } = await get("/assets/page-1a2b3c.js");
    expect(statusCode).toBe(200);
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
    expect(headers["content-type"]).toMatch(/javascript/);
  });

  test("a missing file, an unknown call and an odd method are not found, as JSON and never kept", async () => {
    const answers = [
      await get("/assets/gone.js"),
      await get("/api/nothing"),
      await school.visitor().request({ method: "POST", url: "/student" }),
      await school.visitor().request({ method: "DELETE", url: "/api/accounts/session" }),
      await school.visitor().request({ method: "POST", url: "/api/no/such", payload: {} }),
      await school.visitor().request({ method: "POST", url: "/rpc/no/such", payload: {} }),
    ];
    for (const answer of answers) {
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: "shared.notFound", kind: "notFound", params: {} });
      expect(answer.headers["cache-control"]).toBe("no-store");
    }
  });

  test("no path leads out of the folder of the pages", async () => {
    for (const url of ["/../package.json", "/assets/../../package.json", "/%2e%2e/%2e%2e/etc/passwd"]) {
      const { body } = await get(url);
      expect(body).not.toMatch(/"name"|root:/);
    }
  });
});

describe("the open interface", () => {
  test("describes itself", async () => {
    const answer = await get("/api/openapi.json");
    expect(answer.statusCode).toBe(200);
    const document = answer.json();
    expect(document.openapi).toMatch(/^3\./);
    expect(Object.keys(document.paths)).toContain("/accounts/studentSignIn");
  });

  test("answers like the pages' own interface, errors included", async () => {
    const visitor = school.visitor();
    const url = "/api/accounts/studentSignIn";
    const right = { username: "limingli", password: "20150102" };
    const signedIn = await visitor.request({ method: "POST", url, payload: right });
    expect(signedIn.json().user.fullName).toBe("Ming Li");
    expect(signedIn.headers["cache-control"]).toBe("no-store");
    const wrong = await visitor.request({ method: "POST", url, payload: { ...right, password: "x" } });
    expect(wrong.statusCode).toBe(401);
    expect(wrong.json().data).toEqual({
      code: "accounts.incorrectPassword",
      kind: "unauthenticated",
      params: {},
    });
  });
});

describe("the state of health", () => {
  test("is ready while the database answers", async () => {
    const answer = await get("/healthz");
    expect([answer.statusCode, answer.json()]).toEqual([200, { status: "ready" }]);
  });

  test("is not while the database is away; calls say so too, and pages still come", async () => {
    const away = createPools({ host: "127.0.0.1", port: 1, user: "nobody", database: "none" });
    const cut = await openHttpSchool({ db: away.database });
    const health = await cut.visitor().request({ method: "GET", url: "/healthz" });
    expect([health.statusCode, health.json()]).toEqual([503, { status: "database away" }]);
    expect(health.headers["retry-after"]).toBe("5");
    const answer = await cut.visitor().call("accounts.session");
    expect([answer.status, answer.error.code]).toEqual([503, "shared.unavailable"]);
    // Even who asks cannot be found out.
    const cookie = { cookie: "session=x" };
    const asking = await cut.visitor().call("accounts.session", {}, cookie);
    expect([asking.status, asking.error.code]).toEqual([503, "shared.unavailable"]);
    expect(asking.response.headers["retry-after"]).toBe("5");
    expect((await cut.visitor().request({ method: "GET", url: "/" })).statusCode).toBe(200);
    await cut.stop();
    await away.end();
  });
});

test("a call's answer is never kept by anybody", async () => {
  const visitor = school.visitor();
  await signInAs(visitor, "limingli");
  for (const name of ["accounts.session", "semesters.current", "no.such"]) {
    const { response } = await visitor.call(name);
    expect(response.headers["cache-control"]).toBe("no-store");
  }
});

test("a request that trickles in ends after half a minute, whoever made the server", async () => {
  const server = createServer();
  const app = await createApp(school.services, (listener) => server.on("request", listener));
  expect(server.requestTimeout).toBe(30_000);
  await app.close();
});
