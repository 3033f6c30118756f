import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
const DIST = join(root, "dist");
export const WEB_ROOT = join(DIST, "web");
/** Inside the built folder, so that pages and stamp can only change together. */
const STAMP = ".sources";

/** A hash over everything the built pages are made of. */
function sourcesHash(): string {
  const files = globSync(["src/web/**/*", "src/domain/**/*.ts", "package-lock.json"], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !entry.name.includes(".test."))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash("sha256");
  for (const file of files)
    hash.update(file.slice(root.length)).update("\0").update(readFileSync(file)).update("\0");
  return hash.digest("hex");
}

function builtFrom(folder: string): string | undefined {
  const stamp = join(folder, STAMP);
  return existsSync(stamp) ? readFileSync(stamp, "utf8") : undefined;
}

/**
 * Builds the pages unless they are already built from exactly these sources. The new pages take their place in one
 * step: a server that runs beside the build, or a second build, never meets half of them.
 */
export async function buildWebIfStale(): Promise<boolean> {
  const hash = sourcesHash();
  if (builtFrom(WEB_ROOT) === hash) return false;
  process.stdout.write("Building the pages (the first start and after every update) …\n");
  const fresh = join(DIST, `web.${process.pid}`);
  const { build } = await import("vite");
  await build({
    configFile: join(root, "src/web/vite.config.ts"),
    logLevel: "warn",
    build: { outDir: fresh, emptyOutDir: true },
  });
  writeFileSync(join(fresh, STAMP), hash);
  mkdirSync(DIST, { recursive: true });
  const old = join(DIST, `old.${process.pid}`);
  if (existsSync(WEB_ROOT)) renameSync(WEB_ROOT, old);
  renameSync(fresh, WEB_ROOT);
  rmSync(old, { recursive: true, force: true });
  return true;
}
