import { Fragment } from 'react';
import { Flow } from './Flow';
import type { DiagramProps } from './props';
import { centreOf, Dot, Shape } from './shapes';

const stops = 9;
const gates = [1, 2, 3, 4];
const gateAt = (gate: number) => centreOf(2 * gate - 1, stops);
const exitAt = (gate: number) => gateAt(gate) + 100 / stops;
const end = centreOf(8, stops);
const tracks = { first: 58, second: 46, third: 34 };

export function CorridorDiagram({ exitsAfterGates, labels }: DiagramProps<'corridor'>) {
  const [firstExit, secondExit] = exitsAfterGates;
  const stepTo = (gate: number, y: number) => `H${gateAt(gate) + 5}L${gateAt(gate)} ${y}`;
  const lowerEdge = `V44${stepTo(secondExit, 56)}${stepTo(firstExit, 68)}H0z`;
  return (
    <Flow
      stops={stops}
      labels={[
        { className: 'soft below first', text: labels.start },
        ...gates.flatMap((gate) => [
          { className: 'above', text: labels.gates[gate - 1] },
          // A gate without an exit has an empty label, so that the columns stay aligned; the last gate has no label.
          ...(gate < 4
            ? [{ className: 'soft below', text: labels.exits[exitsAfterGates.indexOf(gate)] }]
            : []),
        ]),
        { className: 'strong below last', text: labels.end },
      ]}
    >
      <Shape variant="tint" d={`M0 24H${end}${lowerEdge}`} />
      <LeavingTrack y={tracks.first} exitAfter={firstExit} />
      <LeavingTrack y={tracks.second} exitAfter={secondExit} />
      <Shape variant="bold" d={`M0 ${tracks.third}H${end}`} />
      {gates.map((gate) => {
        const x = gateAt(gate);
        const posts = `M${x} 12V24M${x} 68V80`;
        const caps = `M${x - 1.5} 12H${x + 1.5}M${x - 1.5} 80H${x + 1.5}`;
        return (
          <Fragment key={gate}>
            <Shape variant="bold" d={posts + caps} />
            <Shape variant="dash" d={`M${x} 24V68`} />
          </Fragment>
        );
      })}
      <Dot at={[end, tracks.third]} size={10} />
    </Flow>
  );
}

function LeavingTrack({ y, exitAfter }: { y: number; exitAfter: number }) {
  const exit = exitAt(exitAfter);
  return (
    <>
      <Shape variant="line" d={`M0 ${y}H${gateAt(exitAfter)}Q${exit} ${y} ${exit} 96`} />
      <Dot hollow at={[exit, 96]} />
    </>
  );
}
