import { DiagramLegend } from './DiagramLegend';
import { Lanes } from './panels';
import type { DiagramProps } from './props';
import { Hatch, rectangle, Shape } from './shapes';

export function SharesDiagram({ risks, labels }: DiagramProps<'shares'>) {
  const lanes = risks.map(([stateEnds, companyBegins], index) => {
    const sharedWidth = companyBegins - stateEnds;
    const drawing = (
      <>
        <Shape variant="tint" d={rectangle(0, 8, stateEnds, 84)} />
        <Shape variant="solid" d={rectangle(companyBegins, 8, 100 - companyBegins, 84)} />
        {sharedWidth > 0 && <Hatch box={[stateEnds, 8, sharedWidth, 84]} />}
        <Shape variant="line" d={rectangle(0, 8, 100, 84)} />
        <Shape variant="bold" d={`M${stateEnds} 0V100M${companyBegins} 0V100`} />
      </>
    );
    return { drawing, startLabel: labels.risks[index] };
  });
  return (
    <Lanes
      lanes={lanes}
      drawingClass="h-5"
      before={
        <div className="mb-3 flex items-end justify-between gap-x-8 border-b border-line pb-2">
          <p className="strong">{labels.state}</p>
          <p className="strong">{labels.company}</p>
        </div>
      }
      after={<DiagramLegend hatched={labels.shared} />}
    />
  );
}
