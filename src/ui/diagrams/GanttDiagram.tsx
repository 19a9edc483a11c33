import { Fragment } from 'react';
import { Flow } from './Flow';
import type { DiagramProps } from './props';
import { Dot } from '../StretchedSvg';
import { centreOf, Leader, rectangle, Shape } from './shapes';

/** A column for each of four rows and three gates: in the narrow layout, it is level with its label. */
const columns = 7;
const startX = (row: number) => (row === 0 ? 0 : centreOf(2 * row - 1, columns));
const rowHeight = 25;
const barHeight = 13;
const rowClasses = ['row-start-2', 'row-start-3', 'row-start-4', 'row-start-5'];
const gateClasses = ['col-start-3', 'col-start-7', 'col-start-11'];

export function GanttDiagram({ phaseEnds, labels }: DiagramProps<'gantt'>) {
  const drawing = phaseEnds.map((endX, row) => {
    const x = startX(row);
    const y = centreOf(row, 4);
    const bottom = y + barHeight / 2;
    const isGated = row > 0;
    return (
      <Fragment key={row}>
        <Shape
          variant={isGated ? 'tone line' : 'solid line'}
          d={rectangle(x, y - barHeight / 2, Math.max(endX - x, 8), barHeight)}
        />
        <g data-layout="wide">
          <Leader>
            <Shape variant="faint" d={`M0 ${rowHeight * (row + 1)}H100`} />
            {isGated && <Dot hollow at={[x, 0]} />}
          </Leader>
          {isGated && <Shape variant="dash" d={`M${x} 0V${y}`} />}
        </g>
        <g data-layout="narrow">
          <Shape variant="faint" d={`M${centreOf(2 * row, columns)} ${bottom}V100`} />
          {isGated && <Shape variant="dash" d={`M${x} ${y}V96`} />}
          {isGated && <Dot hollow at={[x, 96]} />}
        </g>
      </Fragment>
    );
  });
  return (
    <Flow
      grid="grid-cols-[30%_repeat(14,minmax(0,1fr))] grid-rows-[auto_repeat(4,3.75rem)]"
      drawingClass="col-start-2 -col-end-1 row-start-2 row-end-6"
      labels={labels.rows.flatMap((text, row) => [
        { className: `col-start-1 self-center pe-4 ${rowClasses[row]}`, text },
        ...labels.gates.slice(row, row + 1).map((gate) => ({
          className: `soft row-start-1 col-span-4 self-end px-4 pb-3 centred ${gateClasses[row]}`,
          text: gate,
        })),
      ])}
    >
      {drawing}
    </Flow>
  );
}
