import { Fragment } from 'react';
import { halfBand, partOf, spotOn, type Band } from './arcs';
import { Flow } from './Flow';
import { Shape, type DiagramProps } from './parts';

const round: Band = {
  middle: [50, 50],
  reach: [50, 50],
  thickness: 0.26,
  angle: (stop) => stop * 45,
};
const half = halfBand(8);
/** The heights of the four labels on either side of the ring. */
const rows = [10, 35, 65, 90, 90, 65, 35, 10];
const places = ['row-start-1', 'row-start-2', 'row-start-3', 'row-start-4'];

/** Six mandates about a centre, with a power between two that nobody holds and one that both hold. */
export function RingDiagram({ gapAfter, overlapAfter, labels }: DiagramProps<'ring'>) {
  const stops = [1, 2, 3, 4, 5, 6].flatMap((mandate) => [
    mandate,
    ...(mandate === gapAfter ? ['gap' as const] : []),
    ...(mandate === overlapAfter ? ['overlap' as const] : []),
  ]);
  const bandOf = (band: Band) =>
    stops.map((what, stop) => {
      const path = partOf(band, stop + 0.04, stop + 0.96);
      return (
        <Fragment key={stop}>
          {what !== 'gap' && <Shape look={what === 'overlap' ? 'tone' : 'tint'} d={path} />}
          {what === 'overlap' && <Shape look="line" d={hatchOf(band, stop)} />}
          <Shape look={what === 'gap' ? 'dash' : 'line'} d={path} />
        </Fragment>
      );
    });
  if (!labels) return bandOf(round);
  const drawing = (
    <>
      <g className="@max-[36rem]:hidden">
        {bandOf(round)}
        <Shape look="faint" d={stops.map((_, stop) => leaderOf(stop)).join('')} />
      </g>
      <g className="@min-[36rem]:hidden">
        {bandOf(half)}
        <Shape
          look="faint"
          d={stops.map((_, stop) => `M${spotOn(half, stop + 0.5, 0).join(' ')}V100`).join('')}
        />
      </g>
    </>
  );
  return (
    <Flow
      drawing={drawing}
      grid="grid-cols-[1fr_17.5rem_1fr] grid-rows-[20fr_30fr_30fr_20fr]"
      art="col-start-2 row-span-4 row-start-1 h-70"
      labels={[
        {
          place: 'strong col-start-2 row-span-4 row-start-1 max-w-36 place-self-center text-center',
          text: labels.centre,
        },
        ...stops.map((what, stop) => ({
          place: `${typeof what === 'number' ? '' : 'strong'} self-center ${stop < 4 ? 'col-start-3 ps-8' : 'col-start-1 pe-8 text-end'} ${places[stop < 4 ? stop : 7 - stop]}`,
          text: typeof what === 'number' ? labels.mandates[what - 1] : labels[what],
        })),
      ]}
    />
  );
}

/** From the middle of the band to the side on which the label stands. */
function leaderOf(stop: number): string {
  const y = rows[stop] ?? 50;
  const side = stop < 4 ? 1 : -1;
  const reach = Math.sqrt(43.5 ** 2 - (y - 50) ** 2);
  return `M${50 + side * reach} ${y}H${50 + side * 58}`;
}

/** Lines across the band. */
function hatchOf(band: Band, stop: number): string {
  return [0.1, 0.25, 0.4, 0.55, 0.7, 0.85]
    .map(
      (part) =>
        `M${spotOn(band, stop + part, 0).join(' ')}L${spotOn(band, stop + part + 0.05, 1).join(' ')}`,
    )
    .join('');
}
