import type { SVGAttributes } from 'react';
import type { ServiceSlug } from '../../site/catalogue';
import { figures, plain } from './figures';

/** The look of each kind of line and area, in the order in which they are painted. */
const looks = {
  tint: { fill: 'currentColor', fillOpacity: 0.1, stroke: 'none' },
  tone: { fill: 'currentColor', fillOpacity: 0.28, stroke: 'none' },
  faint: { strokeOpacity: 0.45 },
  dash: { strokeDasharray: '3 4' },
  line: { strokeWidth: 1.25 },
  bold: { strokeWidth: 2.5 },
  solid: { fill: 'currentColor', stroke: 'none' },
  dot: { strokeWidth: 11, strokeLinecap: 'round' },
  hole: { strokeWidth: 9, strokeLinecap: 'round' },
  /** Painted over `hole`, with its path. */
  inside: { strokeWidth: 6, strokeLinecap: 'round' },
} as const satisfies Record<string, SVGAttributes<SVGPathElement>>;

type Shapes = Partial<Record<keyof typeof looks, string>>;

interface FigureDrawingProps {
  slug: ServiceSlug;
  frame: 'wide' | 'tall';
}

/** The shapes of a service's figure, in the colour of the text. */
export function FigureDrawing({ slug, frame }: FigureDrawingProps) {
  const own: Partial<Record<string, Record<typeof frame, Shapes>>> = figures;
  const shapes: Shapes = (own[slug] ?? plain)[frame];
  return (Object.keys(looks) as (keyof typeof looks)[]).map((role) => {
    const d = shapes[role === 'inside' ? 'hole' : role];
    return d === undefined ? null : (
      <path
        key={role}
        d={d}
        vectorEffect="non-scaling-stroke"
        className={role === 'inside' ? 'stroke-paper' : undefined}
        {...looks[role]}
      />
    );
  });
}
