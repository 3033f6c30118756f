import { readLanguageData } from "./language-data.ts";

type StandardReadings = Readonly<Record<string, readonly string[]>>;

let readings: StandardReadings | undefined;

/** The ordered readings of a common character; empty for the rest. */
export function standardReadingsOf(character: string): readonly string[] {
  readings ??= readLanguageData<StandardReadings>("readings.json");
  return readings[character] ?? [];
}
