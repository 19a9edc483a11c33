import { box, Dot, Lanes, Shape, type FigureProps } from './parts';

/** Priorities that reach a budget line and a law, and one that was left out. */
export function ThreadsFigure({ budgets, labels }: FigureProps<'threads'>) {
  const drawings = [
    ...budgets.map((budget, at) => (
      <g key={at}>
        <Shape look="bold" d="M1 50H58M84 50H93" />
        <Dot at={[1, 50]} size={labels ? 9 : 6} />
        <Shape look="tone" d={box(58, 8, (26 * budget) / 100, 84)} />
        <Shape look="faint" d="M64.5 8V92M71 8V92M77.5 8V92" />
        <Shape look="line" d={box(58, 8, 26, 84)} />
        <Dot at={[95, 50]} size={labels ? 24 : 10} />
        <Dot at={[95, 50]} size={labels ? 17 : 6} hollow />
      </g>
    )),
    <g key="aside">
      <Shape look="dash" d="M1 50H40" />
      <Dot hollow at={[1, 50]} size={labels ? 9 : 6} />
      <Shape look="line" d="M39 25L41 75M41 25L39 75" />
    </g>,
  ];
  return (
    <Lanes
      drawings={drawings}
      height="h-8"
      labels={labels && [...labels.priorities, labels.aside].map((start) => ({ start }))}
      before={
        labels && (
          <div className="mb-2 grid grid-cols-[44%_36%_20%] items-end border-b border-line pb-2 @min-[36rem]:grid-cols-[58%_1fr_10%]">
            <p className="strong">{labels.vision}</p>
            <p className="soft">{labels.budget}</p>
            <p className="soft text-center">{labels.law}</p>
          </div>
        )
      }
    />
  );
}
