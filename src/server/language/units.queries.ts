import { unitCharacters, units } from "#server/database/tables/units.table.ts";
import type { Executor } from "#server/rpc/context.ts";

export async function hasUnits(db: Executor): Promise<boolean> {
  return (await db.select({ unitKey: units.unitKey }).from(units).limit(1)).length > 0;
}

export type NewUnit = typeof units.$inferInsert;
export type NewUnitCharacter = typeof unitCharacters.$inferInsert;

/** Adds units with their characters; what is there already stays, because another server may have started too. */
export async function insertUnits(
  tx: Executor,
  newUnits: readonly NewUnit[],
  characters: readonly NewUnitCharacter[],
): Promise<void> {
  if (newUnits.length > 0)
    await tx
      .insert(units)
      .values([...newUnits])
      .onConflictDoNothing();
  if (characters.length > 0)
    await tx
      .insert(unitCharacters)
      .values([...characters])
      .onConflictDoNothing();
}
