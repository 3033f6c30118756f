import { readFileSync } from "node:fs";

/** Brotli, all JS and CSS that a child's first page loads, fonts left out: a phone on a school's line. */
const LIMIT = "220 kB";
const FIRST_PAGE = ["index.html", "pages/student/pending-page.tsx"];
const NOT_FOR_CHILDREN = /datatable|recharts|tiptap|admin|publish/i;

const manifest = JSON.parse(readFileSync("dist/web/.vite/manifest.json", "utf8"));

/** A chunk and everything it imports statically. */
function closure(key, seen = new Set()) {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`The build has no page ${key}.`);
  if (!seen.has(key)) {
    seen.add(key);
    for (const imported of chunk.imports ?? []) closure(imported, seen);
  }
  return seen;
}

const keys = new Set(FIRST_PAGE.flatMap((key) => [...closure(key)]));
const files = [...keys].flatMap((key) => [manifest[key].file, ...(manifest[key].css ?? [])]);
const unwanted = [...keys].filter((key) => NOT_FOR_CHILDREN.test(key));
if (unwanted.length > 0) throw new Error(`A child's first page loads ${unwanted.join(", ")}.`);

export default [
  {
    name: "first load of /student/pending",
    path: [...new Set(files)].map((file) => `dist/web/${file}`),
    limit: LIMIT,
    brotli: true,
  },
];
