import { Flow } from './Flow';
import type { DiagramProps } from './props';
import { centreOf, Dot, Shape, smoothLine } from './shapes';

const stops = 9;
const testAt = (test: number) => centreOf(2 * test + 1, stops);
const end = centreOf(8, stops);

const middle = 42;
const spreadAt = (test: number) => 38 * (1 - test / 4.4);

/** The y of each candidate's line at a test. Candidates that pass come first. */
function lanesAt(test: number, count: number): number[] {
  if (count === 1) return [middle];
  return Array.from(
    { length: count },
    (_, lane) => middle + spreadAt(test) * ((2 * lane) / (count - 1) - 1),
  );
}

export function FunnelDiagram({ remaining, labels }: DiagramProps<'funnel'>) {
  const lanes = remaining.slice(0, 4).map((count, test) => lanesAt(test, count));
  return (
    <Flow
      stops={stops}
      labels={[
        { className: 'soft below first', text: labels.candidates },
        ...labels.tests.flatMap((text, test) => [
          { className: 'above', text },
          ...labels.rejected
            .slice(test, test + 1)
            .map((name) => ({ className: 'soft below', text: name })),
        ]),
        { className: 'strong below last', text: labels.result },
      ]}
    >
      {lanes.map((coming, test) => {
        const x = testAt(test);
        const edge = spreadAt(test) + 6;
        return (
          <g key={test}>
            {coming.map((y, lane) => (
              <Shape
                key={lane}
                variant={coming.length === 1 ? 'bold' : 'line'}
                d={smoothLine([
                  [test === 0 ? 0 : testAt(test - 1), lanes[test - 1]?.[lane] ?? y],
                  [x, y],
                ])}
              />
            ))}
            <Shape variant="bold" d={`M${x} ${middle - edge}V${middle + edge}`} />
            <g className="@max-[36rem]:hidden">
              <Shape variant="faint" d={`M${x} 0V${middle - edge}`} />
            </g>
            <Rejected lanes={coming.slice(remaining[test + 1])} x={x} isNamed={test < 3} />
          </g>
        );
      })}
      <Shape
        variant="bold"
        d={smoothLine([
          [testAt(3), lanes[3]?.[0] ?? middle],
          [end, middle],
        ])}
      />
      <Dot at={[end, middle]} />
    </Flow>
  );
}

interface RejectedProps {
  lanes: readonly number[];
  x: number;
  isNamed: boolean;
}

function Rejected({ lanes, x, isNamed }: RejectedProps) {
  const name = x + 100 / stops;
  return lanes.map((y, index) => {
    if (!isNamed || index < lanes.length - 1) return <Dot key={index} hollow at={[x, y]} />;
    return (
      <g key={index}>
        <Shape variant="dash" d={`M${x} ${y}Q${name} ${y} ${name} 96`} />
        <Dot hollow at={[name, 96]} />
      </g>
    );
  });
}
