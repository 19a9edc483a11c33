import { Fragment } from 'react';
import { Flow } from './Flow';
import { box, Dot, Shape, type DiagramProps } from './parts';

/** A gate stands between its row's stop and the one before: seven stops in all. */
const gateAt = (row: number) => (row === 0 ? 0 : ((2 * row - 0.5) / 7) * 100);
const rowPlaces = ['row-start-2', 'row-start-3', 'row-start-4', 'row-start-5'];
const gatePlaces = ['col-start-3', 'col-start-7', 'col-start-11'];

/** Phases over time, of which each begins at the gate that opens it. */
export function GanttDiagram({ ends, labels }: DiagramProps<'gantt'>) {
  const drawing = ends.map((end, row) => {
    const [x, y] = [gateAt(row), 25 * row + 12.5];
    return (
      <Fragment key={row}>
        <Shape
          look={row === 0 ? 'solid line' : 'tone line'}
          d={box(x, y - 6.5, Math.max(end - x, 8), 13)}
        />
        {labels && (
          <>
            <g className="@max-[36rem]:hidden">
              <Shape look="faint" d={`M0 ${25 * row + 25}H100`} />
              {row > 0 && <Dot hollow at={[x, 0]} />}
            </g>
            <g className="@min-[36rem]:hidden">
              <Shape look="faint" d={`M${(row * 200 + 50) / 7} ${y + 6.5}V100`} />
              {row > 0 && <Shape look="dash" d={`M${x} ${y}V96`} />}
              {row > 0 && <Dot hollow at={[x, 96]} />}
            </g>
          </>
        )}
        {row > 0 && (
          <g className="@max-[36rem]:hidden">
            <Shape look="dash" d={`M${x} 0V${y}`} />
          </g>
        )}
      </Fragment>
    );
  });
  return (
    <Flow
      drawing={drawing}
      grid="grid-cols-[30%_repeat(14,minmax(0,1fr))] grid-rows-[auto_repeat(4,3.75rem)]"
      art="col-start-2 -col-end-1 row-start-2 row-end-6"
      labels={labels?.rows.flatMap((text, at) => [
        { place: `col-start-1 self-center pe-4 ${rowPlaces[at]}`, text },
        ...labels.gates.slice(at, at + 1).map((gate) => ({
          place: `soft row-start-1 col-span-4 self-end px-4 pb-3 text-center ${gatePlaces[at]}`,
          text: gate,
        })),
      ])}
    />
  );
}
