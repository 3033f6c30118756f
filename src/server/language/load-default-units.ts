import { UNIT_KEYS } from "#domain/language/language.constants.ts";
import type { Executor } from "#server/rpc/context.ts";
import { defaultUnitTable } from "./unit-table.ts";
import { hasUnits, insertUnits } from "./units.queries.ts";

/** Gives a school without textbook units the default ones; units a school has made its own are left alone. */
export async function loadDefaultUnits(db: Executor): Promise<void> {
  if (await hasUnits(db)) return;
  const { lists } = defaultUnitTable();
  const units = UNIT_KEYS.map((unitKey, position) => ({ unitKey, position }));
  const characters = UNIT_KEYS.flatMap((unitKey) =>
    (lists[unitKey] ?? []).map(([character, readings], position) => {
      return { unitKey, character, position, readings: [...readings] };
    }),
  );
  await db.transaction((tx) => insertUnits(tx, units, characters));
}
