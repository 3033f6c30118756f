import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type ReadingEvent, type ReadingTimer, readingTimer, startReading } from "./reading-timer.ts";

type Step = { readonly timer: ReadingTimer; readonly saves: readonly number[] };

function run(events: readonly ReadingEvent[], startMs = 0): Step {
  let timer = startReading(startMs);
  const saves: number[] = [];
  for (const event of events) {
    const step = readingTimer(timer, event);
    timer = step.timer;
    if (step.saveMs > 0) saves.push(step.saveMs);
  }
  return { timer, saves };
}
const at = (seconds: number, type: "tick" | "activity" | "hide" | "show" | "flush"): ReadingEvent => ({
  type,
  nowMs: seconds * 1000,
});
const scroll = (seconds: number, deltaPx: number): ReadingEvent => ({
  type: "scroll",
  nowMs: seconds * 1000,
  deltaPx,
});
const ticks = (from: number, to: number) =>
  Array.from({ length: (to - from) / 10 + 1 }, (_, index) => at(from + index * 10, "tick"));

describe("saving", () => {
  test("happens every 30 seconds while a child reads", () => {
    expect(run(ticks(10, 90)).saves).toEqual([30_000, 30_000, 30_000]);
  });

  test("happens at 30 seconds, also when the browser's tick comes up to a second early", () => {
    expect(run([{ type: "tick", nowMs: 28_999 }]).saves).toEqual([]);
    expect(run([{ type: "tick", nowMs: 29_000 }]).saves).toEqual([29_000]);
  });

  test("happens on leaving the screen", () => {
    expect(run([...ticks(10, 30), at(42, "flush")]).saves).toEqual([30_000, 12_000]);
  });

  test("leaves out less than a second", () => {
    expect(run([{ type: "flush", nowMs: 999 }]).saves).toEqual([]);
    expect(run([{ type: "flush", nowMs: 1000 }]).saves).toEqual([1000]);
  });

  test("keeps what was too short for the next time", () => {
    expect(run([at(0.5, "hide"), at(10, "show"), at(10.75, "flush")]).saves).toEqual([1250]);
  });

  test("sends whole milliseconds and loses no part of one", () => {
    const events: ReadingEvent[] = [
      { type: "flush", nowMs: 1500.6 },
      { type: "flush", nowMs: 3001.2 },
    ];
    expect(run(events).saves).toEqual([1500, 1501]);
  });
});

describe("a hidden page", () => {
  test("saves at once and counts nothing until it is seen again", () => {
    const { saves } = run([at(12, "hide"), at(30, "tick"), at(500, "show"), at(505, "flush")]);
    expect(saves).toEqual([12_000, 5_000]);
  });

  test("does not run because it scrolls by itself", () => {
    expect(run([at(5, "hide"), scroll(6, 500)]).timer.state).toBe("hidden");
  });

  test("runs again on a click, should the browser not have said that it is seen", () => {
    expect(run([at(5, "hide"), at(20, "activity"), at(22, "flush")]).saves).toEqual([5_000, 2_000]);
  });
});

describe("an idle child", () => {
  test("is paused after 180 seconds and not before", () => {
    expect(run([{ type: "tick", nowMs: 179_999 }]).timer.state).toBe("running");
    expect(run([{ type: "tick", nowMs: 180_000 }]).timer.state).toBe("idle");
  });

  test("has its time counted up to the pause and saved there", () => {
    const { saves, timer } = run(ticks(10, 300));
    expect(timer.state).toBe("idle");
    expect(saves.reduce((sum, ms) => sum + ms, 0)).toBe(180_000);
  });

  test("loses the pause even when no tick came in between", () => {
    expect(run([at(1000, "activity"), at(1010, "flush")]).saves).toEqual([180_000, 10_000]);
  });

  test("goes on with a key, a click or a movement of the mouse", () => {
    const { saves } = run([at(190, "tick"), at(400, "activity"), at(404, "flush")]);
    expect(saves).toEqual([180_000, 4_000]);
  });

  test("goes on after a scroll of more than 50 px and not at 50", () => {
    expect(run([at(190, "tick"), scroll(200, 50)]).timer.state).toBe("idle");
    expect(run([at(190, "tick"), scroll(200, 51)]).timer.state).toBe("running");
    expect(run([at(190, "tick"), scroll(200, -60)]).timer.state).toBe("running");
    expect(run([at(190, "tick"), scroll(200, 30), scroll(201, 30)]).timer.state).toBe("running");
  });

  test("is not idle while it scrolls on", () => {
    expect(run([scroll(170, 200), at(190, "tick")]).timer.state).toBe("running");
  });

  test("has its next save a whole interval after it went on", () => {
    const { saves } = run([at(190, "tick"), at(400, "activity"), at(410, "tick"), at(430, "tick")]);
    expect(saves).toEqual([180_000, 30_000]);
  });
});

test("a clock that jumps back counts no instant twice", () => {
  expect(run([at(20, "tick"), at(10, "tick"), at(25, "flush")]).saves).toEqual([25_000]);
});

const anyEvent = fc.record({
  type: fc.constantFrom("tick", "activity", "hide", "show", "flush", "scroll"),
  afterMs: fc.oneof(fc.integer({ min: 0, max: 15_000 }), fc.integer({ min: 0, max: 400_000 })),
  deltaPx: fc.integer({ min: -120, max: 120 }),
});

describe("whatever happens", () => {
  test("hidden and idle time is never counted, and all time read in sight is saved", () => {
    fc.assert(
      fc.property(fc.array(anyEvent, { maxLength: 60 }), (list) => {
        let nowMs = 0;
        let lastActivityMs = 0;
        let isHidden = false;
        let scrolledPx = 0;
        let inSightMs = 0;
        let timer = startReading(0);
        let savedMs = 0;
        for (const { type, afterMs, deltaPx } of [
          ...list,
          { type: "flush", afterMs: 0, deltaPx: 0 } as const,
        ]) {
          const fromMs = nowMs;
          nowMs += afterMs;
          if (!isHidden) inSightMs += Math.max(0, Math.min(nowMs, lastActivityMs + 180_000) - fromMs);
          const step = readingTimer(timer, type === "scroll" ? { type, nowMs, deltaPx } : { type, nowMs });
          timer = step.timer;
          savedMs += step.saveMs;
          if (type === "scroll" && !isHidden) scrolledPx += Math.abs(deltaPx);
          if (type === "hide") isHidden = true;
          if (type === "show" || type === "activity" || (scrolledPx > 50 && !isHidden)) {
            isHidden = false;
            scrolledPx = 0;
            lastActivityMs = nowMs;
          }
          expect(savedMs + timer.unsavedMs).toBe(inSightMs);
          expect(savedMs).toBeLessThanOrEqual(nowMs);
        }
        expect(timer.unsavedMs).toBeLessThan(1000);
      }),
    );
  });
});
