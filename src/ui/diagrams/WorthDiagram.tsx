import { Key } from './Key';
import { Lanes } from './panels';
import type { DiagramProps } from './props';
import { Dot, Shape } from './shapes';

export function WorthDiagram({ assets, labels }: DiagramProps<'worth'>) {
  const size = labels ? 14 : 8;
  const drawings = assets.map(({ owner, holder }, asset) => (
    <g key={asset}>
      <Shape variant="faint" d="M0 50H100" />
      <Shape variant="bold" d={`M${owner} 50H${holder}`} />
      <Dot at={[holder, 50]} size={size} />
      <Dot hollow at={[owner, 50]} size={size} />
    </g>
  ));
  return (
    <Lanes
      drawings={drawings}
      height="h-5"
      labels={
        labels &&
        assets.map(({ outcome }, asset) => ({
          start: labels.assets[asset],
          end: labels.outcomes[outcome],
          strong: true,
        }))
      }
      after={labels && <Key ring={labels.owner} dot={labels.holder} />}
    />
  );
}
