import type { ReactNode } from 'react';
import { Isolated } from '../Isolated';
import { StretchedSvg } from './shapes';

interface PanelsProps {
  drawings: readonly ReactNode[];
  height: string;
  before?: ReactNode;
  after?: ReactNode;
}

interface LanesProps extends PanelsProps {
  ground?: ReactNode;
  /** Of the drawing with the same index, above it at its start and end. A miniature has none. */
  labels?:
    | readonly { start: string | undefined; end?: string | undefined; strong?: boolean }[]
    | undefined;
}

export function Lanes({ drawings, labels, height, ground, before, after }: LanesProps) {
  if (!labels) return [ground, <MiniatureGrid key="lanes" {...{ drawings }} columns={1} />];
  return (
    <div className="diagram">
      {before}
      <div className="relative isolate grid auto-rows-fr gap-y-3">
        <StretchedSvg className="absolute -z-10 size-full">{ground}</StretchedSvg>
        {drawings.map((drawing, index) => {
          const { start, end, strong = false } = labels[index] ?? {};
          return (
            <div key={index} className="flex flex-col justify-end gap-1">
              <div className="flex items-end justify-between gap-x-8">
                <p className={strong && !end ? 'strong' : ''}>
                  <Isolated text={start} />
                </p>
                {end && (
                  <p className={strong ? 'strong' : 'soft'}>
                    <Isolated text={end} />
                  </p>
                )}
              </div>
              <StretchedSvg className={`w-full ${height}`}>{drawing}</StretchedSvg>
            </div>
          );
        })}
      </div>
      {after}
    </div>
  );
}

interface CellsProps extends PanelsProps {
  className?: string;
  /** Of the drawing with the same index. A miniature has none. */
  labels?:
    | readonly {
        above?: string;
        below: string | undefined;
        verdict?: string | undefined;
        strong?: boolean | undefined;
      }[]
    | undefined;
}

/** Three drawings side by side, or four: two in a row where the window is narrow. */
export function Cells({ drawings, labels, height, className = '', before, after }: CellsProps) {
  if (!labels) {
    const columns = drawings.length > 3 ? 2 : drawings.length;
    return <MiniatureGrid {...{ drawings, columns }} scale={0.92} />;
  }
  const [row, cell] =
    drawings.length === 3
      ? ['grid-cols-3', '']
      : ['grid-cols-2 @min-[36rem]:only-of-type:grid-cols-4', 'px-2'];
  return (
    <div className={`diagram ${className}`}>
      {before}
      {/* In one column where a phone shows text at twice its size. */}
      <div className={`grid gap-y-6 @max-[15rem]:grid-cols-1 ${row}`}>
        {drawings.map((drawing, index) => {
          const { above, below, verdict, strong = false } = labels[index] ?? {};
          return (
            <div key={index} className={`row-span-3 grid grid-rows-subgrid gap-y-0 ${cell}`}>
              {above && <p className="self-end px-1 pb-2">{above}</p>}
              <StretchedSvg className={`row-start-2 w-full ${height}`}>{drawing}</StretchedSvg>
              <div className="row-start-3 px-1 pt-2">
                <p className={strong ? 'strong' : above ? 'soft' : ''}>{below}</p>
                {verdict && <p className="strong">{verdict}</p>}
              </div>
            </div>
          );
        })}
      </div>
      {after}
    </div>
  );
}

interface MiniatureGridProps {
  drawings: readonly ReactNode[];
  columns: number;
  scale?: number;
}

function MiniatureGrid({ drawings, columns, scale = 1 }: MiniatureGridProps) {
  const rows = Math.ceil(drawings.length / columns);
  return drawings.map((drawing, index) => {
    const x = (100 / columns) * (index % columns);
    const y = (100 / rows) * Math.floor(index / columns);
    return (
      <g key={index} transform={`translate(${x} ${y}) scale(${scale / columns} ${scale / rows})`}>
        {drawing}
      </g>
    );
  });
}
