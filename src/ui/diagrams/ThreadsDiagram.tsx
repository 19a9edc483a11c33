import { box, Dot, Lanes, Shape, type DiagramProps } from './parts';

/** The lines of a law, between the articles at which the threads end. */
const lines = [8, 24, 32, 40, 50, 58, 66].map((y) => `M91.5 ${y}H98.5`).join('');

/** Priorities that run through a line of the budget into an article of law, and one left out. */
export function ThreadsDiagram({ budgets, labels }: DiagramProps<'threads'>) {
  const ground = (
    <g key="papers">
      <Shape look="line" d={box(58, 0, 26, 74) + box(90, 0, 10, 74)} />
      <Shape look="faint" d={lines} />
    </g>
  );
  const drawings = [
    ...budgets.map((budget, at) => (
      <g key={at}>
        <Shape look="bold" d="M1 50H90M92 50H98" />
        <Shape look="tone" d={box(58, 0, (26 * budget) / 100, 100)} />
        <Shape look="line" d="M58 0H84M58 100H84" />
        <Dot at={[1, 50]} size={labels ? 9 : 6} />
        <Dot at={[90, 50]} size={labels ? 9 : 6} />
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
      ground={ground}
      drawings={drawings}
      height="h-8"
      labels={labels && [...labels.priorities, labels.aside].map((start) => ({ start }))}
      before={
        labels && (
          <div className="mb-4 grid grid-cols-[58%_1fr_auto] items-end border-b border-line pb-2">
            <p className="strong">{labels.vision}</p>
            <p className="soft">{labels.budget}</p>
            <p className="soft text-end">{labels.law}</p>
          </div>
        )
      }
    />
  );
}
