import type { Mark } from '../../samples/draw';
import { Art, Lanes, Shape } from '../../ui/diagrams/parts';

interface FigureProps {
  /** A chart, or bars one below the other; and what stands above each. */
  drawings: readonly (readonly Mark[])[];
  labels: readonly { start: string; end: string }[];
  /** What each look means. */
  legend: readonly (readonly [look: Mark['look'], meaning: string])[];
}

/** The figure of a sample paper at a position of its control; its frame never moves. */
export function Figure({ drawings, labels, legend }: FigureProps) {
  const isChart = drawings.length === 1;
  return (
    <Lanes
      drawings={drawings.map((marks) => marks.map((mark, at) => <Shape key={at} {...mark} />))}
      labels={labels}
      height={isChart ? 'h-64' : 'h-6'}
      after={
        <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-1 text-ink-soft">
          {legend.map(([look, meaning]) => (
            <li key={look} className="flex items-center gap-3">
              <Art className="h-4 w-7 shrink-0">
                <Shape
                  look={look}
                  d={isChart && look !== 'tint' ? 'M0 50H100' : 'M0 0H100V100H0z'}
                />
              </Art>
              {meaning}
            </li>
          ))}
        </ul>
      }
    />
  );
}
