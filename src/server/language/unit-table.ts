import type { UnitLists, UnitTable } from "#domain/language/language.types.ts";
import { buildUnitTable } from "#domain/language/unit-table.ts";
import { readLanguageData } from "./language-data.ts";

let table: UnitTable | undefined;

/** The units every school starts with, read on first use. */
export function defaultUnitTable(): UnitTable {
  table ??= buildUnitTable(readLanguageData<UnitLists>("units.json"));
  return table;
}
