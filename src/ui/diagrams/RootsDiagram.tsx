import { Cells } from './panels';
import type { DiagramProps } from './props';
import { Dot } from '../StretchedSvg';
import { Shape } from './shapes';

const groundLine = 'M0 58H100';
const canopy = 'M2 30C14 8 34 2 50 2S86 8 98 30C82 21 64 24 50 27S18 21 2 30z';
const branches = 'M50 58V44L28 24M50 44V27M50 44L72 24';
const roots = 'M50 58Q50 76 22 92M50 58V94M50 58Q50 76 78 92';

export function RootsDiagram({ labels }: DiagramProps<'roots'>) {
  const rooted = (
    <>
      <Shape variant="tone" d={canopy} />
      <Shape variant="line" d={canopy + branches + roots} />
      <Dot at={[22, 93]} />
      <Dot at={[50, 95]} />
      <Dot at={[78, 93]} />
      <Shape variant="line" d={groundLine} />
    </>
  );
  const struckOut = (
    <>
      <Shape variant="dash" d={canopy + branches} />
      <Shape variant="bold" d="M12 48L88 4" />
      <Shape variant="line" d={groundLine} />
    </>
  );
  return (
    <Cells
      cells={[
        ...labels.claims.map((text, index) => ({
          drawing: rooted,
          labelAbove: text,
          labelBelow: labels.proofs[index],
        })),
        { drawing: struckOut, labelAbove: labels.struck, labelBelow: labels.unproved },
      ]}
      columns={4}
      drawingClass="h-36"
      className="centred"
      before={<p className="strong mb-4 border-b border-line pb-3">{labels.promise}</p>}
    />
  );
}
