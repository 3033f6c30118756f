import { useEffect, useState } from "react";
import { QUIZ_COUNTDOWN_SECONDS } from "#domain/homework/homework.constants.ts";
import { SECOND_MS } from "#domain/shared/dates.ts";

/**
 * Seconds left of one opening of a quiz. The start stands in this tab's own storage: a reload goes on with it,
 * leaving the screen removes it, another tab has its own.
 */
export function useCountdown(viewerToken: string, homeworkToken: string): number {
  const key = `shuxiang.countdown.${viewerToken}.${homeworkToken}`;
  const [startedAtMs] = useState(() => readOrSetStart(key));
  const [nowMs, setNowMs] = useState(() => Date.now());
  const secondsLeft = Math.max(0, QUIZ_COUNTDOWN_SECONDS - Math.floor((nowMs - startedAtMs) / SECOND_MS));
  const isOver = secondsLeft === 0;
  useEffect(() => {
    if (isOver) return;
    const timer = window.setInterval(() => setNowMs(Date.now()), SECOND_MS);
    return () => window.clearInterval(timer);
  }, [isOver]);
  useEffect(() => () => sessionStorage.removeItem(key), [key]);
  return secondsLeft;
}

function readOrSetStart(key: string): number {
  const stored = Number(sessionStorage.getItem(key));
  const nowMs = Date.now();
  // A start in the future comes from a clock that was set back.
  if (stored > 0 && stored <= nowMs) return stored;
  sessionStorage.setItem(key, String(nowMs));
  return nowMs;
}

/** 1200 → '20:00'. */
export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
