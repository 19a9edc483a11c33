import { Legend } from './Legend';
import { Lanes } from './panels';
import type { DiagramProps } from './props';
import { Dot, Shape } from './shapes';

export function WorthDiagram({ assets, labels }: DiagramProps<'worth'>) {
  const lanes = assets.map(({ owner, holder, outcome }, asset) => ({
    drawing: (
      <>
        <Shape variant="faint" d="M0 50H100" />
        <Shape variant="bold" d={`M${owner} 50H${holder}`} />
        <Dot at={[holder, 50]} size={14} />
        <Dot hollow at={[owner, 50]} size={14} />
      </>
    ),
    start: labels.assets[asset],
    end: labels.outcomes[outcome],
    strong: true,
  }));
  return (
    <Lanes lanes={lanes} height="h-5" after={<Legend ring={labels.owner} dot={labels.holder} />} />
  );
}
