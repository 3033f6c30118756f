import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const root = join(import.meta.dirname, "..");
const sources = globSync("src/**/*.{ts,tsx}", { cwd: root }).map((path) => ({
  path,
  text: readFileSync(join(root, path), "utf8"),
}));
const production = sources.filter(({ path }) => !/\.test\.tsx?$/.test(path));
const within = (folder: string) => production.filter(({ path }) => path.startsWith(`src/${folder}/`));
const naming = (files: readonly { path: string; text: string }[], pattern: RegExp) =>
  files.filter(({ text }) => pattern.test(text)).map(({ path }) => path);

const MAX_LINES = 300;

describe("the house", () => {
  test("there are sources to look at", () => {
    expect(production.length).toBeGreaterThan(100);
  });

  test("the domain asks no clock and rolls no dice", () => {
    const clocks = /Date\.now|new Date\(\)|Math\.random|performance\.now|crypto\./;
    expect(naming(within("domain"), clocks)).toEqual([]);
  });

  test("nobody outside config.ts reads the environment", () => {
    const others = production.filter(({ path }) => path !== "src/server/config.ts");
    expect(naming(others, /process\.env/)).toEqual([]);
  });

  test("no file is longer than 300 lines", () => {
    const long = sources
      .filter(({ text }) => text.split("\n").length > MAX_LINES + 1)
      .map(({ path }) => path);
    expect(long).toEqual([]);
  });

  test("reads and writes of tables stand in *.queries.ts", () => {
    const rooms =
      /^src\/server\/(accounts|semesters|classes|library|homework|reading|analytics|language|school|audit|workflows|rpc|http)\//;
    const others = production.filter(({ path }) => rooms.test(path) && !path.endsWith(".queries.ts"));
    expect(naming(others, /\.table\.ts"/)).toEqual([]);
  });

  test("only the owning slice writes a table", () => {
    const tables = within("server/database/tables").filter(({ path }) => path.endsWith(".table.ts"));
    const owners = tables.flatMap(({ path, text }) => {
      const chunks = text.split(/(?=\/\*\*)/);
      return chunks.flatMap((chunk) => {
        const owner = /Owned by (\w+)/.exec(chunk)?.[1];
        const names = [...chunk.matchAll(/export const (\w+) = pgTable/g)].map((match) => match[1] ?? "");
        return names.map((name) => ({ name, owner, path }));
      });
    });
    expect(owners.filter(({ owner }) => owner === undefined).map(({ path }) => path)).toEqual([]);
    const writes = owners.flatMap(({ name, owner }) =>
      within("server")
        .filter(({ text }) =>
          new RegExp(
            `(\\.(insert|update|delete)\\(|(insert into|update|delete from) \\$\\{)${name}[)}]`,
          ).test(text),
        )
        .map(({ path }) => ({ name, owner, room: path.split("/")[2] ?? "" }))
        .filter(({ room }) => room !== owner && room !== "workflows" && room !== "database"),
    );
    // Reading time stands on the assignment, and only the reading slice may add to it.
    const declared = [{ name: "assignments", owner: "homework", room: "reading" }];
    expect(
      writes.filter((write) => !declared.some((each) => JSON.stringify(each) === JSON.stringify(write))),
    ).toEqual([]);
  });

  test("a sentence has one home", () => {
    const homes = new Map<string, string[]>();
    for (const { path, text } of production.filter((file) => file.path.endsWith(".messages.en.ts")))
      for (const [, sentence = ""] of text.matchAll(/"([^"\n]{40,})"/g))
        homes.set(sentence, [...(homes.get(sentence) ?? []), path]);
    const elsewhere = production.filter(({ path }) => !path.endsWith(".messages.en.ts"));
    const repeated = [...homes].flatMap(([sentence]) =>
      naming(elsewhere, new RegExp(sentence.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))),
    );
    expect(repeated).toEqual([]);
  });

  test("no drawers without a name", () => {
    const drawers = sources.filter(({ path }) =>
      /(^|\/)(utils?|helpers?|common|misc|manager|index)\.tsx?$|\/(utils?|helpers?|common|misc)\//.test(path),
    );
    expect(drawers.map(({ path }) => path)).toEqual([]);
  });

  test("the tests run on the Node that the project pins", () => {
    expect(Number(process.versions.node.split(".")[0])).toBeGreaterThanOrEqual(22);
  });
});
