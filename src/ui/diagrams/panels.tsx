import type { ReactNode } from 'react';
import { StretchedSvg } from './shapes';

interface PanelsProps {
  height: string;
  before?: ReactNode;
  after?: ReactNode;
}

interface LanesProps extends PanelsProps {
  lanes: readonly {
    drawing: ReactNode;
    start: string | undefined;
    end?: string | undefined;
    strong?: boolean;
  }[];
  ground?: ReactNode;
}

export function Lanes({ lanes, height, ground, before, after }: LanesProps) {
  return (
    <div className="diagram">
      {before}
      <div className="relative isolate grid auto-rows-fr gap-y-3">
        <StretchedSvg className="absolute -z-10 size-full">{ground}</StretchedSvg>
        {lanes.map(({ drawing, start, end, strong = false }, index) => (
          <div key={index} className="flex flex-col justify-end gap-1">
            <div className="flex items-end justify-between gap-x-8">
              <p className={strong && !end ? 'strong' : ''}>{start}</p>
              {end && <p className={strong ? 'strong' : 'soft'}>{end}</p>}
            </div>
            <StretchedSvg className={`w-full ${height}`}>{drawing}</StretchedSvg>
          </div>
        ))}
      </div>
      {after}
    </div>
  );
}

interface CellsProps extends PanelsProps {
  cells: readonly {
    drawing: ReactNode;
    above?: string;
    below: string | undefined;
    verdict?: string | undefined;
    strong?: boolean;
  }[];
  className?: string;
}

export function Cells({ cells, height, className = '', before, after }: CellsProps) {
  const [row, padding] =
    cells.length === 3
      ? ['grid-cols-3', '']
      : ['grid-cols-2 @min-[36rem]:only-of-type:grid-cols-4', 'px-2'];
  return (
    <div className={`diagram ${className}`}>
      {before}
      {/* One column on a phone with text at 200 %. */}
      <div className={`grid gap-y-6 @max-[15rem]:grid-cols-1 ${row}`}>
        {cells.map(({ drawing, above, below, verdict, strong = false }, index) => (
          <div key={index} className={`row-span-3 grid grid-rows-subgrid gap-y-0 ${padding}`}>
            {above && <p className="self-end px-1 pb-2">{above}</p>}
            <StretchedSvg className={`row-start-2 w-full ${height}`}>{drawing}</StretchedSvg>
            <div className="row-start-3 px-1 pt-2">
              <p className={strong ? 'strong' : above ? 'soft' : ''}>{below}</p>
              {verdict && <p className="strong">{verdict}</p>}
            </div>
          </div>
        ))}
      </div>
      {after}
    </div>
  );
}
