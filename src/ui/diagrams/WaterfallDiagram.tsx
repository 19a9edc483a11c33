import { sum } from 'd3-array';
import { Flow } from './Flow';
import type { DiagramProps } from './props';
import { centreOf, rectangle, Shape, stack } from './shapes';

const columns = 6;
const barWidth = 11;
const barX = (index: number) => centreOf(index, columns) - barWidth / 2;

export function WaterfallDiagram({ deductions, labels }: DiagramProps<'waterfall'>) {
  const bars = stack(deductions);
  const resultTop = sum(deductions);
  const deductionBars = bars.map(({ from, to }, index) =>
    rectangle(barX(index + 1), from, barWidth, to - from),
  );
  const connectors = [0, ...bars.map(({ to }) => to)].map(
    (y, index) => `M${barX(index) + barWidth} ${y}H${barX(index + 1)}`,
  );
  return (
    <Flow
      labels={[
        { className: 'below', text: labels.total },
        ...labels.deductions.map((text) => ({ className: 'soft below', text })),
        { className: 'strong below', text: labels.result },
      ]}
    >
      <Shape variant="tint line" d={rectangle(barX(0), 0, barWidth, 100)} />
      <Shape variant="tone" d={deductionBars.join('')} />
      <Shape variant="dash" d={connectors.join('')} />
      <Shape variant="solid" d={rectangle(barX(5), resultTop, barWidth, 100 - resultTop)} />
      <Shape variant="faint" d="M0 100H100" />
    </Flow>
  );
}
