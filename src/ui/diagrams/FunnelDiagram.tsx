import { Flow } from './Flow';
import { Dot, Shape, wave, type DiagramProps } from './parts';

const middle = 42;
const end = (8.5 / 9) * 100;
const testAt = (test: number) => ((2 * test + 1.5) / 9) * 100;
const spread = (test: number) => 38 * (1 - test / 4.4);

/** Candidates on their lanes through four tests, of which each lets fewer pass. */
export function FunnelDiagram({ remaining, labels }: DiagramProps<'funnel'>) {
  const left = labels ? remaining : [5, 4, 3, 2, 1];
  /** Where the candidates run that come to a test: the first of them pass it. */
  const lanes = [0, 1, 2, 3].map((test) => {
    const last = (left[test] ?? 1) - 1;
    return Array.from({ length: last + 1 }, (_, lane) =>
      last === 0 ? middle : middle + spread(test) * ((2 * lane) / last - 1),
    );
  });
  const drawing = (
    <>
      {lanes.map((coming, test) => {
        const x = testAt(test);
        const edge = spread(test) + 6;
        return (
          <g key={test}>
            {coming.map((y, lane) => (
              <Shape
                key={lane}
                look={coming.length === 1 ? 'bold' : 'line'}
                d={wave([
                  [test === 0 ? 0 : testAt(test - 1), lanes[test - 1]?.[lane] ?? y],
                  [x, y],
                ])}
              />
            ))}
            <Shape look="bold" d={`M${x} ${middle - edge}V${middle + edge}`} />
            {labels && (
              <>
                <g className="@max-[36rem]:hidden">
                  <Shape look="faint" d={`M${x} 0V${middle - edge}`} />
                </g>
                {coming.slice(left[test + 1]).map((y, lane, dropped) => {
                  if (test === 3 || lane < dropped.length - 1) {
                    return <Dot key={lane} hollow at={[x, y]} />;
                  }
                  const named = x + 100 / 9;
                  return (
                    <g key={lane}>
                      <Shape look="dash" d={`M${x} ${y}Q${named} ${y} ${named} 96`} />
                      <Dot hollow at={[named, 96]} />
                    </g>
                  );
                })}
              </>
            )}
          </g>
        );
      })}
      <Shape
        look="bold"
        d={wave([
          [testAt(3), lanes[3]?.[0] ?? middle],
          [end, middle],
        ])}
      />
      <Dot at={[end, middle]} />
    </>
  );
  return (
    <Flow
      drawing={drawing}
      stops={9}
      labels={
        labels && [
          { place: 'soft below first', text: labels.candidates },
          ...labels.tests.flatMap((text, at) => [
            { place: 'above', text },
            ...labels.rejected.slice(at, at + 1).map((text) => ({ place: 'soft below', text })),
          ]),
          { place: 'strong below last', text: labels.result },
        ]
      }
    />
  );
}
