import { Fragment } from 'react';
import { Flow } from './Flow';
import { Dot, Shape, type DiagramProps } from './parts';

const gates = [1, 2, 3, 4];
const gateAt = (gate: number) => ((2 * gate - 0.5) / 9) * 100;
const tracks = [58, 46, 34];
const end = (8.5 / 9) * 100;

/** Three answers on their tracks through four gates: two of them leave on the way. */
export function CorridorDiagram({ exitsAfter, labels }: DiagramProps<'corridor'>) {
  /** The way narrows where a track has left it. */
  const wide = [...exitsAfter]
    .reverse()
    .map((exit, at) => `H${gateAt(exit) + 5}L${gateAt(exit)} ${56 + 12 * at}`)
    .join('');
  const drawing = (
    <>
      <Shape look="tint" d={`M0 24H${end}V44${wide}H0z`} />
      {tracks.map((y, track) => {
        const exit = exitsAfter[track];
        if (exit === undefined) return <Shape key={track} look="bold" d={`M0 ${y}H${end}`} />;
        const [from, to] = [gateAt(exit), gateAt(exit) + 100 / 9];
        return (
          <Fragment key={track}>
            <Shape look="line" d={`M0 ${y}H${from}Q${to} ${y} ${to} 96`} />
            <Dot hollow at={[to, 96]} />
          </Fragment>
        );
      })}
      {gates.map((gate) => {
        const x = gateAt(gate);
        return (
          <Fragment key={gate}>
            <Shape
              look="bold"
              d={`M${x} 12V24M${x} 68V80M${x - 1.5} 12H${x + 1.5}M${x - 1.5} 80H${x + 1.5}`}
            />
            <Shape look="dash" d={`M${x} 24V68`} />
          </Fragment>
        );
      })}
      <Dot at={[end, tracks[2] ?? 0]} size={10} />
    </>
  );
  return (
    <Flow
      drawing={drawing}
      stops={9}
      labels={
        labels && [
          { place: 'soft below first', text: labels.start },
          ...gates.flatMap((gate) => [
            { place: 'above', text: labels.gates[gate - 1] },
            // A gate that no track leaves keeps its room, and the last has none.
            ...(gate < 4
              ? [{ place: 'soft below', text: labels.exits[exitsAfter.indexOf(gate)] }]
              : []),
          ]),
          { place: 'strong below last', text: labels.end },
        ]
      }
    />
  );
}
