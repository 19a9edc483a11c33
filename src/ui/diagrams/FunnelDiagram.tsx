import { Flow } from './Flow';
import type { DiagramProps } from './props';
import { Dot } from '../StretchedSvg';
import { centreOf, Leader, Shape, smoothLine } from './shapes';

const columns = 9;
const testX = (test: number) => centreOf(2 * test + 1, columns);
const endX = centreOf(8, columns);
const middleY = 42;

/** The distance of the outermost candidates from `middleY`. */
const spreadAt = (test: number) => 38 * (1 - test / 4.4);

/** The y of each candidate's line at a test. Candidates that pass come first. */
function candidateYsAt(test: number, count: number): number[] {
  if (count === 1) return [middleY];
  return Array.from(
    { length: count },
    (_, candidate) => middleY + spreadAt(test) * ((2 * candidate) / (count - 1) - 1),
  );
}

export function FunnelDiagram({ remaining, labels }: DiagramProps<'funnel'>) {
  const candidateYs = remaining.slice(0, 4).map((count, test) => candidateYsAt(test, count));
  return (
    <Flow
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
      {candidateYs.map((ys, test) => {
        const x = testX(test);
        const halfHeight = spreadAt(test) + 6;
        return (
          <g key={test}>
            {ys.map((y, candidate) => (
              <Shape
                key={candidate}
                variant={ys.length === 1 ? 'bold' : 'line'}
                d={smoothLine([
                  [test === 0 ? 0 : testX(test - 1), candidateYs[test - 1]?.[candidate] ?? y],
                  [x, y],
                ])}
              />
            ))}
            <Shape variant="bold" d={`M${x} ${middleY - halfHeight}V${middleY + halfHeight}`} />
            <Leader>
              <g data-layout="wide">
                <Shape variant="faint" d={`M${x} 0V${middleY - halfHeight}`} />
              </g>
              <Rejected ys={ys.slice(remaining[test + 1])} x={x} hasLabel={test < 3} />
            </Leader>
          </g>
        );
      })}
      <Shape
        variant="bold"
        d={smoothLine([
          [testX(3), candidateYs[3]?.[0] ?? middleY],
          [endX, middleY],
        ])}
      />
      <Dot at={[endX, middleY]} />
    </Flow>
  );
}

interface RejectedProps {
  ys: readonly number[];
  x: number;
  hasLabel: boolean;
}

function Rejected({ ys, x, hasLabel }: RejectedProps) {
  const labelX = x + 100 / columns;
  return ys.map((y, index) => {
    if (!hasLabel || index < ys.length - 1) return <Dot key={index} hollow at={[x, y]} />;
    return (
      <g key={index}>
        <Shape variant="dash" d={`M${x} ${y}Q${labelX} ${y} ${labelX} 96`} />
        <Dot hollow at={[labelX, 96]} />
      </g>
    );
  });
}
