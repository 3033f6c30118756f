import { v7 as uuidV7 } from "uuid";

/** Dice that fall the same way for the same seed, so that made-up data can be made again. */
export type Random = {
  /** From 0 up to, but not including, 1. */
  next(): number;
  /** A whole number between the two, both included. */
  integer(min: number, max: number): number;
  chance(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
  /** A token like the product's own: created at that moment, after every token this dice has made before. */
  token(at: Date): string;
  /** Dice of their own for one part of the data, whatever the other parts have used. */
  fork(label: string): Random;
};

export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  let tokens = 0;

  const next = () => {
    // mulberry32: 32 bits of state are plenty for a school.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));

  return {
    next,
    integer,
    chance: (probability) => next() < probability,
    pick(list) {
      if (list.length === 0) throw new Error("Nothing to pick from.");
      return list[integer(0, list.length - 1)] as (typeof list)[number];
    },
    shuffle(list) {
      const copy = [...list];
      for (let last = copy.length - 1; last > 0; last -= 1) {
        const other = integer(0, last);
        [copy[last], copy[other]] = [
          copy[other] as (typeof copy)[number],
          copy[last] as (typeof copy)[number],
        ];
      }
      return copy;
    },
    token(at) {
      tokens += 1;
      const random = Uint8Array.from({ length: 16 }, () => integer(0, 255));
      return uuidV7({ msecs: at.getTime(), seq: tokens, random });
    },
    fork: (label) => createRandom(seed ^ hashOf(label)),
  };
}

/** FNV-1a. */
function hashOf(label: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(label)) hash = Math.imul(hash ^ byte, 0x01000193);
  return hash >>> 0;
}
