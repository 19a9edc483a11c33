import type { ReactNode } from 'react';
import { StretchedSvg } from '../StretchedSvg';

interface PanelsProps {
  drawingClass: string;
  before?: ReactNode;
  after?: ReactNode;
}

interface LanesProps extends PanelsProps {
  lanes: readonly {
    drawing: ReactNode;
    startLabel: string | undefined;
    endLabel?: string | undefined;
    /** Emphasises the last label of the lane. */
    strong?: boolean;
  }[];
  background?: ReactNode;
}

/** Drawings one below the other, each under its labels. */
export function Lanes({ lanes, drawingClass, background, before, after }: LanesProps) {
  return (
    <div className="diagram">
      {before}
      <div className="lanes relative isolate grid auto-rows-fr gap-y-3">
        <StretchedSvg className="absolute -z-10 size-full">{background}</StretchedSvg>
        {lanes.map(({ drawing, startLabel, endLabel, strong = false }, index) => (
          <div key={index} className="flex flex-col justify-end gap-1">
            <div className="flex items-end justify-between gap-x-8">
              <p className={strong && !endLabel ? 'strong' : ''}>{startLabel}</p>
              {endLabel && <p className={strong ? 'strong' : 'soft'}>{endLabel}</p>}
            </div>
            <StretchedSvg className={`w-full ${drawingClass}`}>{drawing}</StretchedSvg>
          </div>
        ))}
      </div>
      {after}
    </div>
  );
}

interface CellsProps extends PanelsProps {
  columns: keyof typeof columnClasses;
  cells: readonly {
    drawing: ReactNode;
    labelAbove?: string;
    labelBelow: string | undefined;
    advice?: string | undefined;
    strong?: boolean;
  }[];
  className?: string;
}

const columnClasses = {
  2: 'grid-cols-2',
  3: 'grid-cols-3',
  4: 'grid-cols-2 @min-[36rem]:grid-cols-4',
};

/** Drawings side by side, each with its labels. */
export function Cells({ cells, columns, drawingClass, className = '', before, after }: CellsProps) {
  const padding = columns === 3 ? '' : 'px-2';
  return (
    <div className={`diagram ${className}`}>
      {before}
      {/* One column on a phone with text at 200 %. */}
      <div className={`cells grid gap-y-6 @max-[15rem]:grid-cols-1 ${columnClasses[columns]}`}>
        {cells.map(({ drawing, labelAbove, labelBelow, advice, strong = false }, index) => (
          <div key={index} className={`row-span-3 grid grid-rows-subgrid gap-y-0 ${padding}`}>
            {labelAbove && <p className="self-end px-1 pb-2">{labelAbove}</p>}
            <StretchedSvg className={`row-start-2 w-full ${drawingClass}`}>{drawing}</StretchedSvg>
            <div className="row-start-3 px-1 pt-2">
              <p className={strong ? 'strong' : labelAbove ? 'soft' : ''}>{labelBelow}</p>
              {advice && <p className="strong">{advice}</p>}
            </div>
          </div>
        ))}
      </div>
      {after}
    </div>
  );
}
