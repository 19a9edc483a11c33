import { Lanes } from './panels';
import type { DiagramProps } from './props';
import { Dot } from '../StretchedSvg';
import { rectangle, Shape } from './shapes';

const budget = { x: 58, width: 26 };
const law = { x: 90, width: 10 };
const linesOfText = [8, 24, 32, 40, 50, 58, 66].map((y) => `M91.5 ${y}H98.5`);

export function ThreadsDiagram({ budgets, labels }: DiagramProps<'threads'>) {
  const background = (
    <>
      <Shape
        variant="line"
        d={rectangle(budget.x, 0, budget.width, 74) + rectangle(law.x, 0, law.width, 74)}
      />
      <Shape variant="faint" d={linesOfText.join('')} />
    </>
  );
  const priorities = budgets.map((percent, index) => ({
    drawing: (
      <>
        <Shape variant="bold" d="M1 50H90M92 50H98" />
        <Shape variant="tone" d={rectangle(budget.x, 0, (budget.width * percent) / 100, 100)} />
        <Shape variant="line" d="M58 0H84M58 100H84" />
        <Dot at={[1, 50]} />
        <Dot at={[90, 50]} />
      </>
    ),
    startLabel: labels.priorities[index],
  }));
  const aside = (
    <>
      <Shape variant="dash" d="M1 50H40" />
      <Dot hollow at={[1, 50]} />
      <Shape variant="line" d="M39 25L41 75M41 25L39 75" />
    </>
  );
  return (
    <Lanes
      background={background}
      lanes={[...priorities, { drawing: aside, startLabel: labels.aside }]}
      drawingClass="h-8"
      before={
        <div className="mb-4 grid grid-cols-[58%_1fr_auto] items-end border-b border-line pb-2">
          <p className="strong">{labels.vision}</p>
          <p className="soft">{labels.budget}</p>
          <p className="soft text-end">{labels.law}</p>
        </div>
      }
    />
  );
}
