import { DiagramLegend } from './DiagramLegend';
import { Lanes } from './panels';
import type { DiagramProps } from './props';
import { Dot } from '../StretchedSvg';
import { Shape } from './shapes';

export function WorthDiagram({ assets, labels }: DiagramProps<'worth'>) {
  const lanes = assets.map(({ owner, newOwner, outcome }, index) => ({
    drawing: (
      <>
        <Shape variant="faint" d="M0 50H100" />
        <Shape variant="bold" d={`M${owner} 50H${newOwner}`} />
        <Dot at={[newOwner, 50]} diameter={14} />
        <Dot hollow at={[owner, 50]} diameter={14} />
      </>
    ),
    startLabel: labels.assets[index],
    endLabel: labels.outcomes[outcome],
    strong: true,
  }));
  const legend = <DiagramLegend hollowDot={labels.owner} dot={labels.newOwner} />;
  return <Lanes lanes={lanes} drawingClass="h-5" after={legend} />;
}
