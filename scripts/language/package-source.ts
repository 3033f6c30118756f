import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** The text of a file inside an installed package; packages are read as data, never run, wherever possible. */
export function packageText(file: string): string {
  return readFileSync(require.resolve(file), "utf8");
}

export interface PackageSource {
  readonly name: string;
  readonly version: string;
  readonly licence: string;
  readonly usedFor: string;
}

/** Name, version and licence as the installed package itself states them. */
export function packageSource(name: string, usedFor: string): PackageSource {
  const stated = JSON.parse(packageText(`${name}/package.json`)) as { version: string; license?: string };
  return { name, version: stated.version, licence: stated.license ?? "none stated", usedFor };
}
