import { sum } from 'd3-array';
import { Fragment } from 'react';
import { Flow } from './Flow';
import type { DiagramProps } from './props';
import { centreOf, rectangle, Shape, stack } from './shapes';

const columns = 8;
const stageX = (index: number) => centreOf(2 * index + 1, columns);
const remainsX = stageX(2) + 19;
const sourceHeight = 64;

export function LeakDiagram({ leaks, labels }: DiagramProps<'leak'>) {
  const heightAfter = (lost: number) => sourceHeight * (1 - lost / 100);
  const remainsHeight = heightAfter(sum(leaks));
  const stages = stack(leaks).map(({ from, to }, index) => ({
    x: stageX(index),
    bottomBefore: heightAfter(from),
    bottomAfter: heightAfter(to),
    halfOutletWidth: (to - from) / 10,
  }));
  const lowerEdge = stages.map(({ x, bottomBefore }) => `H${x}V${bottomBefore}`).reverse();
  return (
    <Flow
      labels={[
        { className: 'inside', text: labels.source },
        ...labels.stages.flatMap((text, index) => [
          { className: 'above', text },
          {
            className: index === 0 ? 'soft below col-start-4' : 'soft below',
            text: labels.leaks[index],
          },
        ]),
        { className: 'strong above last', text: labels.remains },
      ]}
    >
      <Shape variant="tint" d={`M0 0H${remainsX}V${remainsHeight}${lowerEdge.join('')}H0z`} />
      {stages.map(({ x, bottomBefore, bottomAfter, halfOutletWidth }) => {
        const outletX = x + 100 / columns;
        const [left, right] = [outletX - halfOutletWidth, outletX + halfOutletWidth];
        const inner = `M${x} ${bottomAfter}H${left}Q${right} ${bottomAfter} ${right} 92`;
        const outer = `L${outletX} 99L${left} 92Q${left} ${bottomBefore} ${x} ${bottomBefore}z`;
        return (
          <Fragment key={x}>
            <Shape variant="tone" d={inner + outer} />
            <Shape variant="line" d={`M${x} 0V${bottomBefore}`} />
          </Fragment>
        );
      })}
      <Shape variant="solid" d={rectangle(remainsX, 0, 100 - remainsX, remainsHeight)} />
      <Shape variant="bold" d={`M0 0V${sourceHeight}`} />
    </Flow>
  );
}
