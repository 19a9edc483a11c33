import { Flow } from './Flow';
import type { DiagramProps } from './props';
import { pointOn, segment, semicircle, type RingBand } from './ringBand';
import { Dot } from '../StretchedSvg';
import { Shape } from './shapes';

/** Each zone is two segments: in the narrow layout, one is level with the reading's label, one with the trigger's. */
const segmentCount = 6;
const dial: RingBand = {
  centre: [50, 100],
  radius: [50, 100],
  thickness: 0.28,
  angle: (position) => position * (180 / segmentCount) - 90,
};
const dialWhenNarrow = semicircle(segmentCount);
const zones = [
  {
    variant: 'tint line',
    readingClass: 'col-start-1 row-start-2 self-end text-end pe-8',
    triggerClass: 'soft col-start-1 row-start-3 text-end pe-8',
  },
  {
    variant: 'tone line',
    readingClass: 'col-start-2 row-start-1 centred font-medium',
    triggerClass: 'soft col-start-2 row-start-1 centred pt-6 pb-3',
  },
  {
    variant: 'solid line',
    readingClass: 'col-start-3 row-start-2 self-end ps-8',
    triggerClass: 'soft col-start-3 row-start-3 ps-8',
  },
] as const;

export function DialDiagram({ hand, labels }: DiagramProps<'dial'>) {
  const draw = (band: RingBand) => {
    const tip = pointOn(band, (hand / 100) * segmentCount, 0.4);
    return (
      <>
        {zones.map(({ variant }, zone) => (
          <Shape key={zone} variant={variant} d={segment(band, 2 * zone + 0.04, 2 * zone + 1.96)} />
        ))}
        <Shape variant="bold" d={`M${band.centre.join(' ')}L${tip.join(' ')}`} />
        <Dot at={band.centre} diameter={12} />
      </>
    );
  };
  const leaderLinesWhenNarrow = zones.map(
    (_, zone) => `M${pointOn(dialWhenNarrow, 2 * zone + 0.5, 0).join(' ')}V100`,
  );
  return (
    <Flow
      grid="grid-cols-[1fr_20rem_1fr] grid-rows-[auto_5rem_5rem_auto]"
      drawingClass="col-start-2 row-span-2 row-start-2"
      labels={[
        { className: 'strong col-start-2 row-start-4 pt-4 centred', text: labels.centre },
        ...zones.flatMap(({ readingClass, triggerClass }, zone) => [
          { className: readingClass, text: labels.readings[zone] },
          { className: triggerClass, text: labels.triggers[zone] },
        ]),
      ]}
    >
      <g data-layout="wide">{draw(dial)}</g>
      <g data-layout="narrow">
        {draw(dialWhenNarrow)}
        <Shape variant="faint" d={leaderLinesWhenNarrow.join('')} />
      </g>
    </Flow>
  );
}
