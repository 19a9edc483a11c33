import { Fragment } from 'react';
import { Flow } from './Flow';
import type { DiagramProps } from './props';
import { pointOn, segment, semicircle, type RingBand } from './ringBand';
import { Leader, Shape } from './shapes';

/** One for each of six mandates, one for the gap and one for the overlap. */
const segmentCount = 8;
const ring: RingBand = {
  centre: [50, 50],
  radius: [50, 50],
  thickness: 0.26,
  angle: (position) => position * (360 / segmentCount),
};
const ringWhenNarrow = semicircle(segmentCount);
/** `y` is the middle of the grid row, as a percentage of the drawing's height. */
const rowsDownwards = [
  { y: 10, rowClass: 'row-start-1' },
  { y: 35, rowClass: 'row-start-2' },
  { y: 65, rowClass: 'row-start-3' },
  { y: 90, rowClass: 'row-start-4' },
];
const labelRowsClockwise = [...rowsDownwards, ...[...rowsDownwards].reverse()];
const isOnEndSide = (index: number) => index < segmentCount / 2;

export function RingDiagram({ gapAfter, overlapAfter, labels }: DiagramProps<'ring'>) {
  const segmentContents = [1, 2, 3, 4, 5, 6].flatMap((mandate) => [
    mandate,
    ...(mandate === gapAfter ? ['gap' as const] : []),
    ...(mandate === overlapAfter ? ['overlap' as const] : []),
  ]);
  const draw = (band: RingBand) =>
    segmentContents.map((content, index) => {
      const path = segment(band, index + 0.04, index + 0.96);
      return (
        <Fragment key={index}>
          {content !== 'gap' && (
            <Shape variant={content === 'overlap' ? 'tone' : 'tint'} d={path} />
          )}
          {content === 'overlap' && <Shape variant="line" d={hatch(band, index)} />}
          <Shape variant={content === 'gap' ? 'dash' : 'line'} d={path} />
        </Fragment>
      );
    });
  const leaderLines = labelRowsClockwise.map(({ y }, index) => leaderLine(y, isOnEndSide(index)));
  const leaderLinesWhenNarrow = segmentContents.map(
    (_, index) => `M${pointOn(ringWhenNarrow, index + 0.5, 0).join(' ')}V100`,
  );
  return (
    <Flow
      grid="grid-cols-[1fr_17.5rem_1fr] grid-rows-[20fr_30fr_30fr_20fr]"
      drawingClass="col-start-2 row-span-4 row-start-1 h-70"
      labels={[
        {
          className: 'strong col-start-2 row-span-4 row-start-1 max-w-36 place-self-center centred',
          text: labels.centre,
        },
        ...segmentContents.map((content, index) => {
          const side = isOnEndSide(index) ? 'col-start-3 ps-8' : 'col-start-1 pe-8 text-end';
          const weight = typeof content === 'number' ? '' : 'strong';
          return {
            className: `${weight} self-center ${side} ${labelRowsClockwise[index]?.rowClass}`,
            text: typeof content === 'number' ? labels.mandates[content - 1] : labels[content],
          };
        }),
      ]}
    >
      <g data-layout="wide">
        {draw(ring)}
        <Leader>
          <Shape variant="faint" d={leaderLines.join('')} />
        </Leader>
      </g>
      <g data-layout="narrow">
        {draw(ringWhenNarrow)}
        <Shape variant="faint" d={leaderLinesWhenNarrow.join('')} />
      </g>
    </Flow>
  );
}

function leaderLine(y: number, isEnd: boolean): string {
  const side = isEnd ? 1 : -1;
  const middleRadius = 43.5;
  const fromCentre = Math.sqrt(middleRadius ** 2 - (y - 50) ** 2);
  return `M${50 + side * fromCentre} ${y}H${50 + side * 58}`;
}

function hatch(band: RingBand, index: number): string {
  return [0.1, 0.25, 0.4, 0.55, 0.7, 0.85]
    .map((fraction) => {
      const outer = pointOn(band, index + fraction, 0);
      const inner = pointOn(band, index + fraction + 0.05, 1);
      return `M${outer.join(' ')}L${inner.join(' ')}`;
    })
    .join('');
}
