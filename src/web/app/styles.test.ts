import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { describe, expect, test } from "vitest";

const WEB = resolve("src/web");
const MANTINE = resolve("node_modules/@mantine/core/styles");
const sheetsOf = (file: string) =>
  [...readFileSync(join(WEB, "ui", file), "utf8").matchAll(/core\/styles\/(\w[\w-]*)\.css/g)].map(
    ([, name]) => name ?? "",
  );
const base = sheetsOf("base-styles.css");
const staff = sheetsOf("staff-styles.css");

/** Files of ours that a file draws with, followed to the end. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen;
  seen.add(file);
  for (const [, from = ""] of readFileSync(file, "utf8").matchAll(/from "([^"]+)"/g)) {
    if (from.startsWith("#web/")) reach(join(WEB, from.slice("#web/".length)), seen);
    else if (from.startsWith(".")) reach(resolve(dirname(file), from), seen);
  }
  return seen;
}

function mantineComponents(file: string): string[] {
  const [, names = ""] = /import \{([^}]*)\} from "@mantine\/core"/.exec(readFileSync(file, "utf8")) ?? [];
  const sheets = names.split(",").map((name) => name.trim().replace(/^type /, ""));
  return sheets.filter((name) => existsSync(join(MANTINE, `${name}.css`)));
}

describe("the split style sheets", () => {
  test("together are the whole library, each sheet once", () => {
    const all = readdirSync(MANTINE).filter((name) => name.endsWith(".css") && !name.includes(".layer."));
    expect([...base, ...staff].sort()).toEqual(all.map((name) => name.replace(".css", "")).sort());
  });

  test("cover every component of the frame and of students' and public pages in the first one", () => {
    const pages = ["pages/student", "pages/public"].flatMap((folder) =>
      readdirSync(join(WEB, folder)).map((name) => join(WEB, folder, name)),
    );
    const frame = ["main.tsx", "user-menu-open.tsx", "session-gate.tsx"].map((name) =>
      join(WEB, "app", name),
    );
    const dialog = join(WEB, "accounts/session-dialog.tsx");
    // The set-up brings the second sheet itself.
    const roots = [...frame, dialog, ...pages].filter((file) => !/set-up|\.test\./.test(file));
    const reached = new Set(roots.flatMap((file) => [...reach(file)]));
    expect(reached.size).toBeGreaterThan(40);
    const missing = [...reached].flatMap((file) =>
      mantineComponents(file)
        .filter((name) => !base.includes(name))
        .map((name) => `${file.slice(WEB.length + 1)}: ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
