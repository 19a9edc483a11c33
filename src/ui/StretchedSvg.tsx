import type { ReactNode } from 'react';

interface StretchedSvgProps {
  className?: string;
  children: ReactNode;
}

/**
 * Coordinates are percentages of the SVG's box, from its top start corner; line widths are CSS pixels, and lines
 * have the colour of their element's text.
 */
export function StretchedSvg({ className = '', children }: StretchedSvgProps) {
  return (
    <svg
      aria-hidden="true"
      width="320"
      height="160"
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={`overflow-visible fill-none stroke-current stroke-[1.25px] text-accent rtl:[scale:-1_1] [&_path]:[vector-effect:non-scaling-stroke] ${className}`}
    >
      <g>{children}</g>
    </svg>
  );
}

/** In the coordinates of `StretchedSvg`. */
export type XY = readonly [x: number, y: number];

interface DotProps {
  at: XY;
  diameter?: number;
  hollow?: boolean;
  className?: string;
}

/** A dot that stays round when the SVG is stretched: the round caps of a very short line. */
export function Dot({ at: [x, y], diameter = 9, hollow = false, className }: DotProps) {
  const line = { strokeLinecap: 'round', d: roundDecimals(`M${x} ${y}h.01`) } as const;
  return (
    <>
      <path className={className} {...line} strokeWidth={diameter} />
      {hollow && <path {...line} stroke="var(--color-paper)" strokeWidth={diameter - 3} />}
    </>
  );
}

/** Rounds the computed numbers of a path to one decimal: a twentieth of a percent is less than a pixel. */
export function roundDecimals(path: string): string {
  return path.replace(/\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));
}
