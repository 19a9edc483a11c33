import { box, Hatch, Key, Label, Lanes, Shape, type FigureProps } from './parts';

/** Who carries which risk: the state's part of each, the company's, and what both share. */
export function SharesFigure({ risks, labels }: FigureProps<'shares'>) {
  const drawings = risks.map(([state, company], at) => (
    <g key={at}>
      <Shape look="tint" d={box(0, 8, state, 84)} />
      <Shape look="solid" d={box(company, 8, 100 - company, 84)} />
      {company > state && <Hatch box={[state, 8, company - state, 84]} step={labels ? 2 : 7} />}
      <Shape look="line" d={box(0, 8, 100, 84)} />
      <Shape look="bold" d={`M${state} 0V100M${company} 0V100`} />
    </g>
  ));
  return (
    <Lanes
      drawings={drawings}
      height="h-5"
      before={
        labels && (
          <div className="figure-ends border-b border-line pb-2">
            <Label tone="strong">{labels.state}</Label>
            <Label tone="strong" className="text-end">
              {labels.company}
            </Label>
          </div>
        )
      }
      labels={labels?.risks.map((risk) => ({ above: <Label>{risk}</Label> }))}
      after={
        labels && (
          <Key
            entries={[
              [
                <g key="">
                  <Hatch box={[0, 0, 100, 100]} step={25} />
                  <Shape look="line" d={box(0, 0, 100, 100)} />
                </g>,
                labels.shared,
              ],
            ]}
          />
        )
      }
    />
  );
}
