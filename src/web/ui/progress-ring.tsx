import { Text } from "@mantine/core";
import type { ReactNode } from "react";
import type { Tone } from "./status-badge.tsx";

const COLOR: Record<Tone, string> = {
  done: "var(--sx-done)",
  look: "var(--sx-look)",
  wrong: "var(--sx-wrong)",
  accent: "var(--sx-accent)",
  plain: "var(--sx-ink-soft)",
};

type ProgressRingProps = {
  readonly percent: number;
  /** What the ring says, for those who cannot see it. */
  readonly label: string;
  readonly tone?: Tone;
  readonly size?: number;
  /** Stands in the middle; the percentage when left out. */
  readonly children?: ReactNode;
};

/** A share of a whole. Drawn by hand: the library's ring brings its tooltips along, 17 kB on every first load. */
export function ProgressRing({ percent, label, tone = "accent", size = 96, children }: ProgressRingProps) {
  const value = Math.min(100, Math.max(0, percent));
  const thickness = Math.max(5, Math.round(size / 11));
  const radius = (size - thickness) / 2;
  const circle = {
    cx: size / 2,
    cy: size / 2,
    r: radius,
    fill: "none",
    strokeWidth: thickness,
    pathLength: 100,
  };
  return (
    <div
      role="img"
      aria-label={label}
      style={{ position: "relative", width: size, height: size, flex: "none" }}
    >
      <svg width={size} height={size} aria-hidden="true" style={{ display: "block", rotate: "-90deg" }}>
        <circle {...circle} stroke="var(--sx-line)" />
        {value > 0 && (
          <circle {...circle} stroke={COLOR[tone]} strokeLinecap="round" strokeDasharray={`${value} 100`} />
        )}
      </svg>
      <div style={{ position: "absolute", inset: 0, display: "grid", placeItems: "center" }}>
        {children ?? (
          <Text fw={700} fz={Math.max(13, size / 5)}>
            {Math.round(value)}%
          </Text>
        )}
      </div>
    </div>
  );
}
