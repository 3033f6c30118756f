import type { Random } from "#server/database/factories-random.ts";

/** How a child goes about homework, the same the whole year: that is what makes rankings and trends mean something. */
export type Habit = {
  readonly name: "careful" | "steady" | "late" | "struggling" | "absent";
  /** Days from publishing to submitting, each as likely as it is often. */
  readonly delayDays: readonly number[];
  /** Chance to choose right. */
  readonly skill: number;
  /** Characters read in a minute, before the questions. */
  readonly charactersPerMinute: number;
  /** Chance to submit a homework at all, once its time has come. */
  readonly diligence: number;
};

const HABITS = {
  careful: { delayDays: [0, 0, 0, 1], skill: [0.96, 1], speed: [45, 65], diligence: 1 },
  steady: { delayDays: [0, 0, 1, 1, 2, 3], skill: [0.72, 0.92], speed: [50, 95], diligence: 0.97 },
  late: { delayDays: [3, 4, 5, 6], skill: [0.65, 0.9], speed: [60, 110], diligence: 0.9 },
  struggling: { delayDays: [1, 2, 3, 5], skill: [0.4, 0.6], speed: [35, 70], diligence: 0.8 },
  absent: { delayDays: [0], skill: [0, 0], speed: [60, 60], diligence: 0 },
} as const satisfies Record<string, unknown>;

const CAREFUL_PER_CLASS = 4;
const LATE_PER_CLASS = 3;
const STRUGGLING_PER_CLASS = 3;

/** One habit for each child of a class: so many who never open anything, a few of each other kind, most steady. */
export function habitsOfClass(random: Random, size: number, absentCount: number): Habit[] {
  const names: Habit["name"][] = [
    ...Array<"absent">(absentCount).fill("absent"),
    ...Array<"careful">(CAREFUL_PER_CLASS).fill("careful"),
    ...Array<"late">(LATE_PER_CLASS).fill("late"),
    ...Array<"struggling">(STRUGGLING_PER_CLASS).fill("struggling"),
  ];
  const all = [...names, ...Array<"steady">(Math.max(0, size - names.length)).fill("steady")].slice(0, size);
  return random.shuffle(all).map((name) => {
    const { delayDays, skill, speed, diligence } = HABITS[name];
    const between = ([low, high]: readonly [number, number]) => low + random.next() * (high - low);
    return { name, delayDays, skill: between(skill), charactersPerMinute: between(speed), diligence };
  });
}
