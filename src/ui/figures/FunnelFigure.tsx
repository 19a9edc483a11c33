import { Fragment } from 'react';
import { Flow } from './Flow';
import { Dot, Label, Shape, wave, type FigureProps } from './parts';

const middle = 42;
const testAt = (test: number) => ((2 * test + 1.5) / 9) * 100;
const spread = (test: number) => 38 * (1 - test / 4.4);

/** Candidates on their lanes through four tests, of which each lets fewer pass. */
export function FunnelFigure({ remaining, labels }: FigureProps<'funnel'>) {
  const left = labels ? remaining : [5, 4, 3, 2, 1];
  const end = (8.5 / 9) * 100;
  const lanes = (test: number) => {
    const count = left[test] ?? 1;
    const across = (lane: number) => (count === 1 ? 0 : (2 * lane) / (count - 1) - 1);
    return Array.from({ length: count }, (_, lane) => middle + spread(test) * across(lane));
  };
  const tests = [0, 1, 2, 3].map((test) => {
    const x = testAt(test);
    const before = lanes(Math.max(0, test - 1));
    const edge = spread(test) + 6;
    const dropped = (left[test] ?? 1) - (left[test + 1] ?? 1);
    const named = x + 100 / 9;
    return (
      <Fragment key={test}>
        {lanes(test).map((y, lane) => (
          <Shape
            key={lane}
            look={left[test] === 1 ? 'bold' : 'line'}
            d={wave([
              [test === 0 ? 0 : testAt(test - 1), before[lane] ?? y],
              [x, y],
            ])}
          />
        ))}
        <Shape look="bold" d={`M${x} ${middle - edge}V${middle + edge}`} />
        {labels && (
          <>
            <g className="on-wide">
              <Shape look="faint" d={`M${x} 0V${middle - edge}`} />
            </g>
            {lanes(test)
              .slice(-dropped || Infinity)
              .map((y, lane, all) =>
                lane < all.length - 1 || test === 3 ? (
                  <Dot key={lane} hollow at={[x, y]} />
                ) : (
                  <Fragment key={lane}>
                    <Shape look="dash" d={`M${x} ${y}Q${named} ${y} ${named} 96`} />
                    <Dot hollow at={[named, 96]} />
                  </Fragment>
                ),
              )}
          </>
        )}
      </Fragment>
    );
  });
  const drawing = (
    <>
      {tests}
      <Shape
        look="bold"
        d={wave([
          [testAt(3), lanes(3)[0] ?? middle],
          [end, middle],
        ])}
      />
      <Dot at={[end, middle]} />
    </>
  );
  return (
    <Flow drawing={drawing} stops={9}>
      {labels && (
        <>
          <Label tone="soft" className="below first">
            {labels.candidates}
          </Label>
          {labels.tests.map((test, at) => (
            <Fragment key={test}>
              <Label className="above">{test}</Label>
              {labels.rejected[at] && (
                <Label tone="soft" className="below">
                  {labels.rejected[at]}
                </Label>
              )}
            </Fragment>
          ))}
          <Label tone="strong" className="below last">
            {labels.result}
          </Label>
        </>
      )}
    </Flow>
  );
}
