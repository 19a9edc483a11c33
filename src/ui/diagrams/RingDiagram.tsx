import { Fragment } from 'react';
import { Flow } from './Flow';
import type { DiagramProps } from './props';
import { pointOn, segment, semicircle, type RingBand } from './ringBand';
import { Shape } from './shapes';

const stops = 8;
const ring: RingBand = {
  centre: [50, 50],
  radius: [50, 50],
  thickness: 0.26,
  angle: (stop) => stop * (360 / stops),
};
const narrow = semicircle(stops);
const downwards = [
  { y: 10, row: 'row-start-1' },
  { y: 35, row: 'row-start-2' },
  { y: 65, row: 'row-start-3' },
  { y: 90, row: 'row-start-4' },
];
const labelRows = [...downwards, ...[...downwards].reverse()];
const isOnEndSide = (stop: number) => stop < stops / 2;

export function RingDiagram({ gapAfter, overlapAfter, labels }: DiagramProps<'ring'>) {
  const segments = [1, 2, 3, 4, 5, 6].flatMap((mandate) => [
    mandate,
    ...(mandate === gapAfter ? ['gap' as const] : []),
    ...(mandate === overlapAfter ? ['overlap' as const] : []),
  ]);
  const draw = (band: RingBand) =>
    segments.map((part, stop) => {
      const path = segment(band, stop + 0.04, stop + 0.96);
      return (
        <Fragment key={stop}>
          {part !== 'gap' && <Shape variant={part === 'overlap' ? 'tone' : 'tint'} d={path} />}
          {part === 'overlap' && <Shape variant="line" d={hatch(band, stop)} />}
          <Shape variant={part === 'gap' ? 'dash' : 'line'} d={path} />
        </Fragment>
      );
    });
  const leaders = labelRows.map(({ y }, stop) => leader(y, isOnEndSide(stop)));
  const narrowLeaders = segments.map(
    (_, stop) => `M${pointOn(narrow, stop + 0.5, 0).join(' ')}V100`,
  );
  return (
    <Flow
      grid="grid-cols-[1fr_17.5rem_1fr] grid-rows-[20fr_30fr_30fr_20fr]"
      drawingClassName="col-start-2 row-span-4 row-start-1 h-70"
      labels={[
        {
          className:
            'strong col-start-2 row-span-4 row-start-1 max-w-36 place-self-center text-center',
          text: labels.centre,
        },
        ...segments.map((part, stop) => {
          const side = isOnEndSide(stop) ? 'col-start-3 ps-8' : 'col-start-1 pe-8 text-end';
          const weight = typeof part === 'number' ? '' : 'strong';
          return {
            className: `${weight} self-center ${side} ${labelRows[stop]?.row}`,
            text: typeof part === 'number' ? labels.mandates[part - 1] : labels[part],
          };
        }),
      ]}
    >
      <g className="@max-[36rem]:hidden">
        {draw(ring)}
        <Shape variant="faint" d={leaders.join('')} />
      </g>
      <g className="@min-[36rem]:hidden">
        {draw(narrow)}
        <Shape variant="faint" d={narrowLeaders.join('')} />
      </g>
    </Flow>
  );
}

function leader(y: number, isEnd: boolean): string {
  const side = isEnd ? 1 : -1;
  const bandRadius = 43.5;
  const reach = Math.sqrt(bandRadius ** 2 - (y - 50) ** 2);
  return `M${50 + side * reach} ${y}H${50 + side * 58}`;
}

function hatch(band: RingBand, stop: number): string {
  return [0.1, 0.25, 0.4, 0.55, 0.7, 0.85]
    .map((part) => {
      const outer = pointOn(band, stop + part, 0);
      const inner = pointOn(band, stop + part + 0.05, 1);
      return `M${outer.join(' ')}L${inner.join(' ')}`;
    })
    .join('');
}
