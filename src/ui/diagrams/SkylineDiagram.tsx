import { box, Cells, Key, Shape, type DiagramProps } from './parts';

/** Segments of a market: what stands, what is only announced, and what buyers can pay for. */
export function SkylineDiagram({ segments, labels }: DiagramProps<'skyline'>) {
  const drawings = segments.map(({ built, announced, demand }, at) => (
    <g key={at}>
      <Shape look="tint" d={box(0, 100 - demand, 100, demand)} />
      <Shape
        look="tone"
        d={box(12, 100 - built, 18, built) + box(34, 100 - built * 0.7, 14, built * 0.7)}
      />
      <Shape
        look="dash"
        d={`M56 100V${100 - announced}h16V100M76 100V${100 - announced * 0.72}h14V100`}
      />
      <Shape look="bold" d={`M0 ${100 - demand}H100`} />
      <Shape look="line" d="M0 100H100" />
    </g>
  ));
  return (
    <Cells
      drawings={labels ? drawings : drawings.slice(0, 2)}
      height="h-40"
      labels={labels?.segments.map((below, at) => {
        const { demand = 0, built = 0 } = segments[at] ?? {};
        return { below, strong: demand > built };
      })}
      after={labels && <Key line={labels.demand} tone={labels.built} dashed={labels.announced} />}
    />
  );
}
