import { halfBand, partOf, spotOn, type Band } from './arcs';
import { Flow } from './Flow';
import { Dot, Shape, type DiagramProps } from './parts';

const upper: Band = {
  middle: [50, 100],
  reach: [50, 100],
  thickness: 0.28,
  angle: (stop) => stop * 30 - 90,
};
const beside = halfBand(6);
const looks = ['tint line', 'tone line', 'solid line'] as const;
const readingPlaces = [
  'col-start-1 row-start-2 self-end text-end pe-8',
  'col-start-2 row-start-1 text-center font-medium',
  'col-start-3 row-start-2 self-end ps-8',
];
const triggerPlaces = [
  'col-start-1 row-start-3 text-end pe-8',
  'col-start-2 row-start-1 text-center pt-6 pb-3',
  'col-start-3 row-start-3 ps-8',
];

/** A gauge whose zones each set something off. */
export function DialDiagram({ hand, labels }: DiagramProps<'dial'>) {
  const gauge = (band: Band) => (
    <>
      {looks.map((look, zone) => (
        <Shape key={look} look={look} d={partOf(band, 2 * zone + 0.04, 2 * zone + 1.96)} />
      ))}
      <Shape
        look="bold"
        d={`M${band.middle.join(' ')}L${spotOn(band, hand * 0.06, 0.4).join(' ')}`}
      />
      <Dot at={band.middle} size={12} />
    </>
  );
  if (!labels) return <g transform="translate(0 18) scale(1 .62)">{gauge(upper)}</g>;
  const drawing = (
    <>
      <g className="@max-[36rem]:hidden">{gauge(upper)}</g>
      <g className="@min-[36rem]:hidden">
        {gauge(beside)}
        <Shape
          look="faint"
          d={[0, 1, 2]
            .map((zone) => `M${spotOn(beside, 2 * zone + 0.5, 0).join(' ')}V100`)
            .join('')}
        />
      </g>
    </>
  );
  return (
    <Flow
      drawing={drawing}
      grid="grid-cols-[1fr_20rem_1fr] grid-rows-[auto_5rem_5rem_auto]"
      art="col-start-2 row-span-2 row-start-2"
      labels={[
        { place: 'strong col-start-2 row-start-4 pt-4 text-center', text: labels.centre },
        ...labels.readings.flatMap((text, zone) => [
          { place: readingPlaces[zone] ?? '', text },
          { place: `soft ${triggerPlaces[zone]}`, text: labels.triggers[zone] },
        ]),
      ]}
    />
  );
}
