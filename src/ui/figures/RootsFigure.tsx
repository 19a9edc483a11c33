import { Cells, Dot, Label, Shape, type FigureProps } from './parts';

const canopy = 'M6 40C6 2 94 2 94 40Q50 30 6 40z';

/** A promise whose claims are rooted in proofs; a claim without a proof is struck out. */
export function RootsFigure({ labels }: FigureProps<'roots'>) {
  const tree = (
    <>
      <Shape look="tone" d={canopy} />
      <Shape look="line" d={`${canopy}M50 34V58Q50 76 22 92M50 58V94M50 58Q50 76 78 92`} />
      <Dot at={[22, 93]} />
      <Dot at={[50, 95]} />
      <Dot at={[78, 93]} />
    </>
  );
  const struck = (
    <>
      <Shape look="dash" d={`${canopy}M50 34V58`} />
      <Shape look="bold" d="M14 50L86 6" />
    </>
  );
  const drawings = [tree, tree, tree, struck].map((drawing, at) => (
    <g key={at}>
      {drawing}
      <Shape look="line" d="M0 58H100" />
    </g>
  ));
  return (
    <Cells
      drawings={drawings}
      height="h-36"
      className="text-center"
      before={
        labels && (
          <Label tone="strong" className="mb-4 border-b border-line pb-3">
            {labels.promise}
          </Label>
        )
      }
      labels={
        labels && [
          ...labels.claims.map((claim, at) => ({
            above: <Label className="px-2 pb-2">{claim}</Label>,
            below: (
              <Label tone="soft" className="px-2 pt-2">
                {labels.proofs[at]}
              </Label>
            ),
          })),
          {
            above: (
              <Label tone="soft" className="px-2 pb-2">
                <s>{labels.struck}</s>
              </Label>
            ),
            below: (
              <Label tone="soft" className="px-2 pt-2">
                {labels.unproved}
              </Label>
            ),
          },
        ]
      }
    />
  );
}
