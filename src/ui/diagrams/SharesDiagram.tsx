import { box, Hatch, Key, Lanes, Shape, type DiagramProps } from './parts';

/** Who carries which risk: the state's part of each, the company's, and what both share. */
export function SharesDiagram({ risks, labels }: DiagramProps<'shares'>) {
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
      labels={labels?.risks.map((start) => ({ start }))}
      before={
        labels && (
          <div className="mb-3 flex items-end justify-between gap-x-8 border-b border-line pb-2">
            <p className="strong">{labels.state}</p>
            <p className="strong">{labels.company}</p>
          </div>
        )
      }
      after={labels && <Key hatched={labels.shared} />}
    />
  );
}
