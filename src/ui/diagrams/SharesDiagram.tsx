import { Legend } from './Legend';
import { Lanes } from './panels';
import type { DiagramProps } from './props';
import { Hatch, rectangle, Shape } from './shapes';

export function SharesDiagram({ risks, labels }: DiagramProps<'shares'>) {
  const lanes = risks.map(([state, company], risk) => {
    const shared = company - state;
    const drawing = (
      <>
        <Shape variant="tint" d={rectangle(0, 8, state, 84)} />
        <Shape variant="solid" d={rectangle(company, 8, 100 - company, 84)} />
        {shared > 0 && <Hatch box={[state, 8, shared, 84]} step={2} />}
        <Shape variant="line" d={rectangle(0, 8, 100, 84)} />
        <Shape variant="bold" d={`M${state} 0V100M${company} 0V100`} />
      </>
    );
    return { drawing, start: labels.risks[risk] };
  });
  return (
    <Lanes
      lanes={lanes}
      height="h-5"
      before={
        <div className="mb-3 flex items-end justify-between gap-x-8 border-b border-line pb-2">
          <p className="strong">{labels.state}</p>
          <p className="strong">{labels.company}</p>
        </div>
      }
      after={<Legend hatched={labels.shared} />}
    />
  );
}
