import { Fragment } from 'react';
import { Flow } from './Flow';
import type { DiagramProps } from './props';
import { centreOf, rectangle, Shape, stack, sum } from './shapes';

const stops = 8;
const stageAt = (stage: number) => centreOf(2 * stage + 1, stops);
const end = stageAt(2) + 19;
const sourceHeight = 64;

export function LeakDiagram({ leaks, labels }: DiagramProps<'leak'>) {
  const heightAfter = (lost: number) => sourceHeight * (1 - lost / 100);
  const remains = heightAfter(sum(leaks));
  const stages = stack(leaks).map(({ from, to }, stage) => ({
    x: stageAt(stage),
    before: heightAfter(from),
    after: heightAfter(to),
    halfOutlet: (to - from) / 10,
  }));
  const lowerEdge = stages.map(({ x, before }) => `H${x}V${before}`).reverse();
  return (
    <Flow
      stops={stops}
      labels={[
        { className: 'inside', text: labels.source },
        ...labels.stages.flatMap((text, stage) => [
          { className: 'above', text },
          {
            className: stage === 0 ? 'soft below col-start-4' : 'soft below',
            text: labels.leaks[stage],
          },
        ]),
        { className: 'strong above last', text: labels.remains },
      ]}
    >
      <Shape variant="tint" d={`M0 0H${end}V${remains}${lowerEdge.join('')}H0z`} />
      {stages.map(({ x, before, after, halfOutlet }) => {
        const outlet = x + 100 / stops;
        const [left, right] = [outlet - halfOutlet, outlet + halfOutlet];
        const inner = `M${x} ${after}H${left}Q${right} ${after} ${right} 92`;
        const outer = `L${outlet} 99L${left} 92Q${left} ${before} ${x} ${before}z`;
        return (
          <Fragment key={x}>
            <Shape variant="tone" d={inner + outer} />
            <Shape variant="line" d={`M${x} 0V${before}`} />
          </Fragment>
        );
      })}
      <Shape variant="solid" d={rectangle(end, 0, 100 - end, remains)} />
      <Shape variant="bold" d={`M0 0V${sourceHeight}`} />
    </Flow>
  );
}
