import { DiagramLegend } from './DiagramLegend';
import { Cells } from './panels';
import type { DiagramProps } from './props';
import { rectangle, Shape } from './shapes';

export function SkylineDiagram({ segments, labels }: DiagramProps<'skyline'>) {
  const cells = segments.map(({ built, announced, demand }, index) => {
    const [secondBuilt, secondAnnounced] = [built * 0.7, announced * 0.72];
    const builtTowers =
      rectangle(12, 100 - built, 18, built) + rectangle(34, 100 - secondBuilt, 14, secondBuilt);
    const announcedTowers = `M56 100V${100 - announced}h16V100M76 100V${100 - secondAnnounced}h14V100`;
    const drawing = (
      <>
        <Shape variant="tint" d={rectangle(0, 100 - demand, 100, demand)} />
        <Shape variant="tone" d={builtTowers} />
        <Shape variant="dash" d={announcedTowers} />
        <Shape variant="bold" d={`M0 ${100 - demand}H100`} />
        <Shape variant="line" d="M0 100H100" />
      </>
    );
    return { drawing, labelBelow: labels.segments[index], strong: demand > built };
  });
  return (
    <Cells
      cells={cells}
      columns={4}
      drawingClass="h-40"
      after={
        <DiagramLegend line={labels.demand} tone={labels.built} dashedBox={labels.announced} />
      }
    />
  );
}
