import { Dot, Key, Lanes, Shape, type DiagramProps } from './parts';

/** What assets are worth to their owner and to a new holder, and what follows. */
export function WorthDiagram({ assets, labels }: DiagramProps<'worth'>) {
  const size = labels ? 14 : 8;
  const drawings = assets.map(({ owner, holder }, at) => (
    <g key={at}>
      <Shape look="faint" d="M0 50H100" />
      <Shape look="bold" d={`M${owner} 50H${holder}`} />
      <Dot at={[holder, 50]} size={size} />
      <Dot hollow at={[owner, 50]} size={size} />
    </g>
  ));
  return (
    <Lanes
      drawings={drawings}
      height="h-5"
      labels={labels?.assets.map((start, at) => ({
        start,
        end: labels.outcomes[assets[at]?.outcome ?? 0],
        strong: true,
      }))}
      after={labels && <Key ring={labels.owner} dot={labels.holder} />}
    />
  );
}
