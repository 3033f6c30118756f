import { existsSync, readFileSync } from "node:fs";
import { isIP } from "node:net";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";

export type Config = {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Undefined: the embedded database in the data folder. */
  readonly databaseUrl: string | undefined;
  /** The address people type, without a slash at the end. */
  readonly publicUrl: string;
  /** How many proxies stand in front, or their addresses; false: nobody may say where a request came from. */
  readonly trustProxy: false | number | string[];
  readonly firstAdmin: { readonly email: string; readonly password: string } | undefined;
  /** Undefined: e-mails become files in the data folder. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly logLevel: (typeof LOG_LEVELS)[number];
};

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"] as const;
const PORT_MAX = 65_535;
const PROXIES_MAX = 10;
/** Names for private networks that the web server knows beside addresses. */
const PROXY_RANGES = ["loopback", "linklocal", "uniquelocal"];

/** All that is missing or wrong, at once: a sentence each, and never a value, which may be a secret. */
export class ConfigurationError extends Error {
  constructor(missing: readonly string[]) {
    super(missing.map((what) => `Application configuration error: Missing ${what}.`).join("\n"));
    this.name = "ConfigurationError";
  }
}

const urlWith = (protocols: readonly string[], what: string) =>
  z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ""), { error: what });

const trustProxy = z
  .string()
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(",").map((part) => part.trim())))
  .refine((value) => (typeof value === "number" ? value <= PROXIES_MAX : value.every(isProxyRange)), {
    error: "a valid TRUST_PROXY (the number of proxies in front, such as 1, or their addresses)",
  });

function isProxyRange(text: string): boolean {
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return PROXY_RANGES.includes(text);
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

const VALID_PORT = { error: `a valid PORT (1-${PORT_MAX})` };

const settings = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, VALID_PORT)
    .refine((text) => Number(text) >= 1 && Number(text) <= PORT_MAX, VALID_PORT)
    .default("3000"),
  HOST: z.string().default("127.0.0.1"),
  DATA_DIR: z.string().default("./var"),
  DATABASE_URL: urlWith(["postgres:", "postgresql:"], "a valid DATABASE_URL").optional(),
  PUBLIC_URL: urlWith(["http:", "https:"], "a valid PUBLIC_URL (such as https://reading.school.example)")
    .refine((text) => (URL.parse(text)?.pathname ?? "/") === "/", {
      error: "a PUBLIC_URL that ends after the host",
    })
    .optional(),
  TRUST_PROXY: trustProxy.optional(),
  ADMIN_EMAIL: z.email({ error: "a valid ADMIN_EMAIL" }).optional(),
  ADMIN_PASSWORD: z.string().optional(),
  SMTP_URL: urlWith(
    ["smtp:", "smtps:"],
    "a valid SMTP_URL (such as smtps://user:password@mail.example)",
  ).optional(),
  MAIL_FROM: z.email({ error: "a valid MAIL_FROM (the address that e-mails come from)" }).optional(),
  LOG_LEVEL: z.enum(LOG_LEVELS, { error: `a valid LOG_LEVEL (${LOG_LEVELS.join(", ")})` }).default("info"),
});
type Settings = z.infer<typeof settings>;

/** Settings that need each other. */
function missingTogether(given: Environment): string[] {
  const missing: string[] = [];
  if (given.ADMIN_EMAIL && !given.ADMIN_PASSWORD) missing.push("ADMIN_PASSWORD (ADMIN_EMAIL is set)");
  if (given.ADMIN_PASSWORD && !given.ADMIN_EMAIL) missing.push("ADMIN_EMAIL (ADMIN_PASSWORD is set)");
  if (given.SMTP_URL && !given.MAIL_FROM) missing.push("MAIL_FROM (SMTP_URL is set)");
  return missing;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings: the environment first, then the file .env beside package.json. Nothing else reads either. */
export function readConfig(environment: Environment = process.env, envFile = resolve(".env")): Config {
  const fromFile = existsSync(envFile) ? parseEnv(readFileSync(envFile, "utf8")) : {};
  const given = withoutEmpty({ ...fromFile, ...withoutEmpty(environment) });
  const result = settings.safeParse(given);
  const missing = [
    ...(result.success ? [] : result.error.issues.map((issue) => issue.message)),
    ...missingTogether(given),
  ];
  if (!result.success || missing.length > 0) throw new ConfigurationError([...new Set(missing)]);
  return toConfig(result.data);
}

// A line such as `SMTP_URL=` in a copied example means: not set.
function withoutEmpty(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([, text]) => text?.trim()));
}

function toConfig(values: Settings): Config {
  const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = values;
  return {
    port: Number(values.PORT),
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    publicUrl: values.PUBLIC_URL ? new URL(values.PUBLIC_URL).origin : `http://localhost:${values.PORT}`,
    trustProxy: values.TRUST_PROXY || false,
    firstAdmin: email && password ? { email, password } : undefined,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM ?? "no-reply@localhost.localdomain",
    logLevel: values.LOG_LEVEL,
  };
}
