import { readFileSync } from "node:fs";
import { join } from "node:path";

const folder = join(import.meta.dirname, "../../../data/language");

/** One file of data/language, built by `npm run data:language`; read as a file so that no bundle carries it. */
export function readLanguageData<T>(name: "units.json" | "readings.json"): T {
  return JSON.parse(readFileSync(join(folder, name), "utf8")) as T;
}
