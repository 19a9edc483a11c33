import { Fragment } from 'react';
import { Flow } from './Flow';
import type { DiagramProps } from './props';
import { Dot } from '../StretchedSvg';
import { centreOf, Shape } from './shapes';

const columns = 9;
const gates = [1, 2, 3, 4] as const;
const gateX = (gate: number) => centreOf(2 * gate - 1, columns);
const endX = centreOf(8, columns);
const trackY = { first: 58, second: 46, toEnd: 34 };

export function CorridorDiagram({ exitsAfterGates, labels }: DiagramProps<'corridor'>) {
  const [firstExit, secondExit] = exitsAfterGates;
  const stepTo = (gate: number, y: number) => `H${gateX(gate) + 5}L${gateX(gate)} ${y}`;
  const lowerEdge = `V44${stepTo(secondExit, 56)}${stepTo(firstExit, 68)}H0z`;
  return (
    <Flow
      labels={[
        { className: 'soft below first', text: labels.start },
        ...gates.flatMap((gate) => [
          { className: 'above', text: labels.gates[gate - 1] },
          // Each gate but the last has a label below, empty if no exit follows: every column needs a label.
          ...(gate < 4
            ? [{ className: 'soft below', text: labels.exits[exitsAfterGates.indexOf(gate)] }]
            : []),
        ]),
        { className: 'strong below last', text: labels.end },
      ]}
    >
      <Shape variant="tint" d={`M0 24H${endX}${lowerEdge}`} />
      <LeavingTrack y={trackY.first} afterGate={firstExit} />
      <LeavingTrack y={trackY.second} afterGate={secondExit} />
      <Shape variant="bold" d={`M0 ${trackY.toEnd}H${endX}`} />
      {gates.map((gate) => {
        const x = gateX(gate);
        const posts = `M${x} 12V24M${x} 68V80`;
        const caps = `M${x - 1.5} 12H${x + 1.5}M${x - 1.5} 80H${x + 1.5}`;
        return (
          <Fragment key={gate}>
            <Shape variant="bold" d={posts + caps} />
            <Shape variant="dash" d={`M${x} 24V68`} />
          </Fragment>
        );
      })}
      <Dot at={[endX, trackY.toEnd]} diameter={10} />
    </Flow>
  );
}

function LeavingTrack({ y, afterGate }: { y: number; afterGate: number }) {
  const exitX = gateX(afterGate) + 100 / columns;
  return (
    <>
      <Shape variant="line" d={`M0 ${y}H${gateX(afterGate)}Q${exitX} ${y} ${exitX} 96`} />
      <Dot hollow at={[exitX, 96]} />
    </>
  );
}
