import { Legend } from './Legend';
import { Cells } from './panels';
import type { DiagramProps } from './props';
import { Hatch, rectangle, Shape } from './shapes';

export function HurdleDiagram({ hurdle, returns, labels }: DiagramProps<'hurdle'>) {
  const hurdleAt = 100 - hurdle;
  const cells = returns.map(({ unaided, relief }, project) => {
    const withRelief = 100 - unaided - relief;
    const drawing = (
      <>
        <Shape variant="tone line" d={rectangle(26, 100 - unaided, 48, unaided)} />
        <Hatch box={[26, withRelief, 48, relief]} step={6} />
        <Shape variant="line" d={rectangle(26, withRelief, 48, relief)} />
        <Shape variant="solid" d={rectangle(45, 88, 10, 12)} />
        <Shape variant="bold" d={`M0 ${hurdleAt}H20M80 ${hurdleAt}H100`} />
        <Shape variant="dash" d={`M20 ${hurdleAt}H80`} />
        <Shape variant="line" d="M0 100H100" />
      </>
    );
    return { drawing, below: labels.reliefs[project], verdict: labels.verdicts[project] };
  });
  return (
    <Cells
      cells={cells}
      height="h-44"
      className="text-center"
      after={<Legend tone={labels.unaided} hatched={labels.relief} line={labels.hurdle} />}
    />
  );
}
