import { createHash } from "node:crypto";
import { existsSync, globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");
export const WEB_ROOT = join(root, "dist", "web");
const STAMP = join(root, "dist", "web.sources");

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

/** Builds the pages unless they are already built from exactly these sources. */
export async function buildWebIfStale(): Promise<boolean> {
  const hash = sourcesHash();
  const built =
    existsSync(STAMP) && existsSync(join(WEB_ROOT, "index.html")) && readFileSync(STAMP, "utf8") === hash;
  if (built) return false;
  process.stdout.write("Building the pages (the first start and after every update) …\n");
  const { build } = await import("vite");
  await build({ configFile: join(root, "src/web/vite.config.ts"), logLevel: "warn" });
  writeFileSync(STAMP, hash);
  return true;
}
