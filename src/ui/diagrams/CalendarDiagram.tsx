import type { Month } from '../../site/diagrams';
import { DiagramLegend } from './DiagramLegend';
import { Lanes } from './panels';
import type { DiagramProps } from './props';
import { Dot } from '../StretchedSvg';
import { centreOf, rectangle, Shape } from './shapes';

const months: readonly Month[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const monthWidth = 100 / 12;
const ticks = months.slice(1).map((month) => `M${(month - 1) * monthWidth} 97V100`);
const diameters = { 1: 8, 2: 15, 3: 22 };

export function CalendarDiagram({ groups, quiet, soughtGroup, labels }: DiagramProps<'calendar'>) {
  const quietBands = quiet.map(({ firstMonth, length }) =>
    rectangle((firstMonth - 1) * monthWidth, 0, length * monthWidth, 100),
  );
  const quietLines = quiet.map(
    ({ firstMonth, length }) => `M${(firstMonth - 1) * monthWidth} 100h${length * monthWidth}`,
  );
  const background = (
    <>
      <Shape variant="ground" d={quietBands.join('')} />
      <Shape variant="line" d={`M0 100H100${ticks.join('')}`} />
      <Shape variant="bold" d={quietLines.join('')} />
    </>
  );
  const lanes = groups.map((levels, index) => {
    const isSought = index === soughtGroup;
    const dots = months.map((month) => {
      const level = levels[month];
      if (level === undefined) return null;
      const at = [centreOf(month - 1, 12), 50] as const;
      return <Dot key={month} at={at} diameter={diameters[level]} hollow={!isSought} />;
    });
    const drawing = (
      <>
        <Shape variant="faint" d="M0 50H100" />
        {dots}
      </>
    );
    return { drawing, startLabel: labels.groups[index], strong: isSought };
  });
  return (
    <Lanes
      background={background}
      lanes={lanes}
      drawingClass="h-9"
      after={
        <>
          <div className="flex items-end justify-between gap-x-8 pt-2 text-ink-soft">
            {labels.year.map((month) => (
              <p key={month}>{month}</p>
            ))}
          </div>
          <DiagramLegend groundWithLine={labels.quiet} dotSizes={labels.spend} />
        </>
      }
    />
  );
}
