import { curveBumpX, line } from 'd3-shape';
import type { ReactNode, SVGAttributes } from 'react';
import { roundDecimals, type XY } from '../StretchedSvg';

const fill = 'currentColor';
/** Pale fills have an outline with a contrast of at least 3:1 on paper, white and sand. */
const strokeOpacity = 0.7;

/** Attributes and not classes, because the style sheet does not reach miniatures (`tools/art/miniatures.tsx`). */
const variants = {
  ground: { fill, fillOpacity: 0.1, stroke: 'none' },
  tint: { fill, fillOpacity: 0.1, strokeOpacity },
  'tint line': { fill, fillOpacity: 0.1 },
  tone: { fill, fillOpacity: 0.28, strokeOpacity },
  'tone line': { fill, fillOpacity: 0.28 },
  solid: { fill, stroke: 'none' },
  'solid line': { fill },
  faint: { strokeOpacity },
  dash: { strokeDasharray: '3 4' },
  line: {},
  bold: { strokeWidth: 2.5 },
} satisfies Record<string, SVGAttributes<SVGPathElement>>;

export function Shape({ variant, d }: { variant: keyof typeof variants; d: string }) {
  return <path {...variants[variant]} d={roundDecimals(d)} />;
}

/** What leads to labels or stands at them: miniatures (`tools/art/miniatures.tsx`) have no labels and leave it out. */
export function Leader({ children }: { children: ReactNode }) {
  return <g className="leader">{children}</g>;
}

type Box = readonly [x: number, y: number, width: number, height: number];

export function Hatch({ box: [x, y, width, height], spacing = 2 }: { box: Box; spacing?: number }) {
  const count = Math.floor(width / spacing);
  const slant = Math.min(spacing, width);
  const lines = Array.from(
    { length: count },
    (_, index) => `M${x + index * (width / count)} ${y + height}l${slant} ${-height}`,
  );
  return (
    <g className="hatch">
      <Shape variant="line" d={lines.join('')} />
    </g>
  );
}

export function rectangle(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}

const lineOf = line<XY>().curve(curveBumpX);

/** A path through the points, horizontal at each. */
export const smoothLine = (points: readonly XY[]) => lineOf(points) ?? '';

/** The centre of one of `count` equal columns or rows, in percent. */
export function centreOf(index: number, count: number): number {
  return ((index + 0.5) / count) * 100;
}

/** Lays the parts end to end, from 0. */
export function stack(parts: readonly number[]): { from: number; to: number }[] {
  let end = 0;
  return parts.map((part) => ({ from: end, to: (end += part) }));
}
