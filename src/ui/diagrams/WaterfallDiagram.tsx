import { Flow } from './Flow';
import type { DiagramProps } from './props';
import { centreOf, rectangle, Shape, stack, sum } from './shapes';

const stops = 6;
const barWidth = 11;
const barAt = (bar: number) => centreOf(bar, stops) - barWidth / 2;

export function WaterfallDiagram({ deductions, labels }: DiagramProps<'waterfall'>) {
  const bars = stack(deductions);
  const resultTop = sum(deductions);
  const deductionBars = bars.map(({ from, to }, index) =>
    rectangle(barAt(index + 1), from, barWidth, to - from),
  );
  const connectors = [0, ...bars.map(({ to }) => to)].map(
    (y, bar) => `M${barAt(bar) + barWidth} ${y}H${barAt(bar + 1)}`,
  );
  return (
    <Flow
      stops={stops}
      labels={[
        { className: 'below', text: labels.total },
        ...labels.deductions.map((text) => ({ className: 'soft below', text })),
        { className: 'strong below', text: labels.result },
      ]}
    >
      <Shape variant="tint line" d={rectangle(barAt(0), 0, barWidth, 100)} />
      <Shape variant="tone" d={deductionBars.join('')} />
      <Shape variant="dash" d={connectors.join('')} />
      <Shape variant="solid" d={rectangle(barAt(5), resultTop, barWidth, 100 - resultTop)} />
      <Shape variant="faint" d="M0 100H100" />
    </Flow>
  );
}
