import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { readConfig } from "./config.ts";

const NO_FILE = "/nonexistent/.env";
const load = (environment: Record<string, string>) => readConfig(environment, NO_FILE);
const problems = (environment: Record<string, string>) => {
  try {
    load(environment);
  } catch (error) {
    return (error as Error).message.split("\n");
  }
  return [];
};

describe("settings", () => {
  test("without any setting the school runs on this machine alone", () => {
    expect(load({})).toEqual({
      port: 3000,
      host: "127.0.0.1",
      dataDir: resolve("var"),
      databaseUrl: undefined,
      publicUrl: "http://localhost:3000",
      trustProxy: false,
      firstAdmin: undefined,
      smtpUrl: undefined,
      mailFrom: "no-reply@localhost.localdomain",
      logLevel: "info",
    });
  });

  test("the example file, copied as it is, changes nothing", () => {
    expect(readConfig({}, resolve(".env.example"))).toEqual(load({}));
  });

  test("the example file names every setting", () => {
    const names = readFileSync("src/server/config.ts", "utf8").match(/^ {2}[A-Z_]+(?=:)/gm) ?? [];
    const example = readFileSync(".env.example", "utf8");
    expect(names.length).toBe(11);
    for (const name of names) expect(example).toMatch(new RegExp(`^${name.trim()}=`, "m"));
  });

  test("the environment goes before the file, and an empty variable does not hide the file", () => {
    const folder = mkdtempSync(join(tmpdir(), "settings-"));
    writeFileSync(join(folder, ".env"), "PORT=4000\nHOST=0.0.0.0\nLOG_LEVEL=warn\n");
    const config = readConfig({ PORT: "5000", HOST: "" }, join(folder, ".env"));
    rmSync(folder, { recursive: true });
    expect(config).toMatchObject({ port: 5000, host: "0.0.0.0", logLevel: "warn" });
  });

  test.each(["1", "65535"])("port %s is a port", (PORT) => {
    expect(load({ PORT }).port).toBe(Number(PORT));
  });

  test.each(["0", "65536", "99999", "-1", "80a", "3000.5"])("port %s is none", (PORT) => {
    expect(problems({ PORT })).toEqual(["Application configuration error: Missing a valid PORT (1-65535)."]);
  });

  test("all problems come at once, a line each", () => {
    const lines = problems({
      PORT: "x",
      DATABASE_URL: "mysql://a",
      ADMIN_EMAIL: "a@b.example",
      LOG_LEVEL: "loud",
    });
    expect(lines).toEqual([
      "Application configuration error: Missing a valid PORT (1-65535).",
      "Application configuration error: Missing a valid DATABASE_URL.",
      "Application configuration error: Missing a valid LOG_LEVEL (fatal, error, warn, info, debug, trace, silent).",
      "Application configuration error: Missing ADMIN_PASSWORD (ADMIN_EMAIL is set).",
    ]);
  });

  test("a password without an address and SMTP without a sender are half a setting", () => {
    expect(problems({ ADMIN_PASSWORD: "x" })).toEqual([
      "Application configuration error: Missing ADMIN_EMAIL (ADMIN_PASSWORD is set).",
    ]);
    expect(problems({ SMTP_URL: "smtp://mail.example" })).toEqual([
      "Application configuration error: Missing MAIL_FROM (SMTP_URL is set).",
    ]);
  });

  test("a problem never shows the value, which may be a secret", () => {
    const secret = "s3cret-value";
    const settings = [
      "PORT",
      "DATABASE_URL",
      "PUBLIC_URL",
      "TRUST_PROXY",
      "ADMIN_EMAIL",
      "SMTP_URL",
      "MAIL_FROM",
    ];
    const lines = problems(Object.fromEntries(settings.map((name) => [name, secret])));
    expect(lines.length).toBeGreaterThanOrEqual(settings.length);
    expect(lines.join()).not.toContain(secret);
  });

  test("the public address loses its slash, and must not have a path", () => {
    expect(load({ PUBLIC_URL: "https://reading.example/" }).publicUrl).toBe("https://reading.example");
    expect(problems({ PUBLIC_URL: "https://reading.example/portal" })).toEqual([
      "Application configuration error: Missing a PUBLIC_URL that ends after the host.",
    ]);
  });

  test.each([
    ["0", false],
    ["1", 1],
    ["10", 10],
    ["10.0.0.5, 192.168.0.0/16", ["10.0.0.5", "192.168.0.0/16"]],
    ["loopback", ["loopback"]],
    ["fd00::/8", ["fd00::/8"]],
  ])("proxies %s are believed as %j", (TRUST_PROXY, expected) => {
    expect(load({ TRUST_PROXY }).trustProxy).toEqual(expected);
  });

  test.each(["11", "true", "10.0.0.0/33", "10.0.0.5/8/8", "*"])("proxies %s are refused", (TRUST_PROXY) => {
    expect(problems({ TRUST_PROXY })).toEqual([
      "Application configuration error: Missing a valid TRUST_PROXY (the number of proxies in front, such as 1, or their addresses).",
    ]);
  });
});
