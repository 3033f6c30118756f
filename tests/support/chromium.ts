import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

export type ChromiumLaunch = {
  readonly executablePath: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
};

const SYSTEM_BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

const FONT_SETTINGS = "fonts.conf";

/** Nothing here is for the pages under test: a browser in a test calls nobody and draws without a graphics card. */
const QUIET_FLAGS = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A browser for tests: the one CHROMIUM_PATH names, the system's, or the one that npm brings. */
export async function findChromium(): Promise<ChromiumLaunch> {
  const args = process.getuid?.() === 0 ? [...QUIET_FLAGS, "--no-sandbox"] : QUIET_FLAGS;
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
  const installed = named || SYSTEM_BROWSERS.find((path) => existsSync(path));
  if (installed) return { executablePath: installed, args, env: ownEnvironment() };
  const folder = await unpackPackagedChromium();
  const env = {
    ...ownEnvironment(),
    LD_LIBRARY_PATH: [join(folder, "al2023", "lib"), process.env.LD_LIBRARY_PATH].filter(Boolean).join(":"),
    FONTCONFIG_FILE: join(folder, FONT_SETTINGS),
  };
  return { executablePath: join(folder, "chromium"), args, env };
}

function ownEnvironment(): Record<string, string> {
  const given = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return Object.fromEntries(given);
}

// Without a single font of its own the browser refuses the pages' web fonts too and draws nothing. Open Sans, which
// the package brings, has no Chinese: what is readable on a page came with the page.
function fontSettings(folder: string): string {
  const fonts = `<dir>${join(folder, "fonts")}</dir><cachedir>${join(folder, "fonts-cache")}</cachedir>`;
  return `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${fonts}</fontconfig>`;
}

/** Unpacks the browser once per version. The folder gets its name last, so a half unpacked one is never used. */
async function unpackPackagedChromium(): Promise<string> {
  const version = packagedVersion();
  // One for each user of the machine: what somebody else has unpacked may not be executable for us.
  const folder = join(tmpdir(), `shuxiang-chromium-${version}-${process.getuid?.() ?? "user"}`);
  if (existsSync(folder)) return folder;
  const unpacking = `${folder}.${process.pid}`;
  mkdirSync(unpacking, { recursive: true });
  // The package reads its folder from TMPDIR and, taken for a Lambda, unpacks the libraries a bare machine lacks;
  // it also writes to the environment, which the database and others started from here must not inherit.
  const before = { ...process.env };
  Object.assign(process.env, { TMPDIR: unpacking, AWS_EXECUTION_ENV: "AWS_Lambda_nodejs22.x" });
  try {
    const { default: packaged } = await import("@sparticuz/chromium");
    await packaged.executablePath();
    writeFileSync(join(unpacking, FONT_SETTINGS), fontSettings(folder));
  } finally {
    for (const name of Object.keys(process.env)) if (!(name in before)) delete process.env[name];
    Object.assign(process.env, before);
  }
  try {
    renameSync(unpacking, folder);
  } catch (error) {
    // Another run was first.
    rmSync(unpacking, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}

function packagedVersion(): string {
  const entry = createRequire(import.meta.url).resolve("@sparticuz/chromium");
  const manifest = join(dirname(entry), "..", "package.json");
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}
