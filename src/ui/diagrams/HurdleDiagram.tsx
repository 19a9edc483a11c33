import { box, Cells, Hatch, Key, Shape, type DiagramProps } from './parts';

/** Hotels before and after a relief, against the return that investors ask for. */
export function HurdleDiagram({ hurdle, returns, labels }: DiagramProps<'hurdle'>) {
  const drawings = returns.map(({ unaided, relief }, at) => (
    <g key={at}>
      <Shape look="tone line" d={box(26, 100 - unaided, 48, unaided)} />
      <Hatch box={[26, 100 - unaided - relief, 48, relief]} step={6} />
      <Shape look="line" d={box(26, 100 - unaided - relief, 48, relief)} />
      <Shape look="solid" d={box(45, 88, 10, 12)} />
      <Shape look="bold" d={`M0 ${100 - hurdle}H20M80 ${100 - hurdle}H100`} />
      <Shape look="dash" d={`M20 ${100 - hurdle}H80`} />
      <Shape look="line" d="M0 100H100" />
    </g>
  ));
  return (
    <Cells
      drawings={drawings}
      height="h-44"
      className="text-center"
      labels={labels?.reliefs.map((below, at) => ({ below, verdict: labels.verdicts[at] ?? '' }))}
      after={labels && <Key tone={labels.unaided} hatched={labels.relief} line={labels.hurdle} />}
    />
  );
}
