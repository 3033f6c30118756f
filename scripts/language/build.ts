import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { languageData } from "./language-data.ts";

const folder = join(import.meta.dirname, "../../data/language");
mkdirSync(folder, { recursive: true });
for (const [name, content] of languageData()) {
  writeFileSync(join(folder, name), content);
  console.log(`data/language/${name}: ${Buffer.byteLength(content)} bytes`);
}
