import { Cells, Dot, Shape, type DiagramProps } from './parts';

const canopy = 'M2 30C14 8 34 2 50 2S86 8 98 30C82 21 64 24 50 27S18 21 2 30z';
const branches = 'M50 58V44L28 24M50 44V27M50 44L72 24';

/** A promise whose claims are rooted in proofs; a claim without a proof is struck out. */
export function RootsDiagram({ labels }: DiagramProps<'roots'>) {
  const tree = (
    <>
      <Shape look="tone" d={canopy} />
      <Shape look="line" d={`${canopy}${branches}M50 58Q50 76 22 92M50 58V94M50 58Q50 76 78 92`} />
      <Dot at={[22, 93]} />
      <Dot at={[50, 95]} />
      <Dot at={[78, 93]} />
    </>
  );
  const struck = (
    <>
      <Shape look="dash" d={`${canopy}${branches}`} />
      <Shape look="bold" d="M12 48L88 4" />
    </>
  );
  const drawings = [tree, tree, tree, struck].map((drawing, at) => (
    <g key={at}>
      {drawing}
      <Shape look="line" d="M0 58H100" />
    </g>
  ));
  const proofs = labels && [...labels.proofs, labels.unproved];
  return (
    <Cells
      drawings={labels ? drawings : drawings.slice(0, 1)}
      height="h-36"
      className="text-center"
      labels={
        labels &&
        [...labels.claims, labels.struck].map((above, at) => ({ above, below: proofs?.[at] }))
      }
      before={labels && <p className="strong mb-4 border-b border-line pb-3">{labels.promise}</p>}
    />
  );
}
