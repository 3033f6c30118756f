import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

/** Strokes per character. cnchar is required rather than read: its counts are packed inside its code. */
export function strokeCounter(): (character: string) => number {
  const cnchar = require("cnchar") as { stroke(text: string): number };
  return (character) => cnchar.stroke(character);
}
