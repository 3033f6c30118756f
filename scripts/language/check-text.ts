import { readFileSync } from "node:fs";
import { join } from "node:path";
import { coverage } from "../../src/domain/language/coverage.ts";
import type { CountedCharacter, UnitLists } from "../../src/domain/language/language.types.ts";
import { unitKeyOf } from "../../src/domain/language/unit-key.ts";
import { buildUnitTable } from "../../src/domain/language/unit-table.ts";
import { plainText, textLength } from "../../src/domain/library/text-length.ts";

const [unitArgument = "", file] = process.argv.slice(2);
const unit = unitKeyOf(unitArgument, null);
if (!unit || !file) {
  console.error("Usage: node scripts/language/check-text.ts <unit, such as 2 or 4.1> <file of text or HTML>");
  process.exit(1);
}

const lists = join(import.meta.dirname, "../../data/language/units.json");
const table = buildUnitTable(JSON.parse(readFileSync(lists, "utf8")) as UnitLists);
const html = readFileSync(file, "utf8").trim();
const report = coverage(plainText(html), unit, table);
const listed = (characters: readonly CountedCharacter[]) =>
  characters
    .map(({ character, count, unit: taught }) => `${character}×${count} (${taught ?? "none"})`)
    .join("  ");

console.log(`Unit ${unit}: length ${textLength(html)}, Chinese characters ${report.total}`);
console.log(
  `Readable ${report.coveragePercent?.toFixed(1) ?? "–"} % (known ${report.known}, new ${report.new})`,
);
console.log(`New in the unit, used: ${listed(report.newCharacters)}`);
console.log(`Unknown ${report.unknown} (unit that teaches it): ${listed(report.unknownCharacters)}`);
