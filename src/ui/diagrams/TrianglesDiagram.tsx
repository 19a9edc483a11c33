import { Cells } from './panels';
import type { DiagramProps } from './props';
import { Dot, StretchedSvg, type XY } from '../StretchedSvg';
import { Shape } from './shapes';

const centre: XY = [50, 62];
const corners = [
  [50, 4],
  [96, 92],
  [4, 92],
] as const;
const axes = corners.map(([x, y]) => `M50 62L${x} ${y}`).join('');

const pointTowards = ([x, y]: XY, percent: number) =>
  `${centre[0] + ((x - centre[0]) * percent) / 100} ${centre[1] + ((y - centre[1]) * percent) / 100}`;

function triangle([top, end, start]: readonly [number, number, number]): string {
  const [topCorner, endCorner, startCorner] = corners;
  return `M${pointTowards(topCorner, top)}L${pointTowards(endCorner, end)}L${pointTowards(startCorner, start)}z`;
}
const whole = triangle([100, 100, 100]);

export function TrianglesDiagram({ fields, labels }: DiagramProps<'triangles'>) {
  const cells = fields.map((percents, index) => {
    const isBacked = Math.min(...percents) > 60;
    const drawing = (
      <>
        <Shape variant="faint" d={whole + axes} />
        <Shape variant={isBacked ? 'solid line' : 'tone line'} d={triangle(percents)} />
      </>
    );
    return { drawing, labelBelow: labels.fields[index], strong: isBacked };
  });
  return (
    <Cells
      cells={cells}
      columns={2}
      drawingClass="mx-auto h-24 max-w-30"
      className="items-center gap-x-10 centred @min-[36rem]:grid @min-[36rem]:grid-cols-[2fr_3fr]"
      before={
        <div className="mx-auto mb-6 grid max-w-72 grid-cols-2 gap-x-8">
          <p className="col-span-2 pb-2">{labels.scales[0]}</p>
          <StretchedSvg className="col-span-2 mx-auto h-32 w-40">
            <Shape variant="line" d={whole} />
            <Shape variant="faint" d={axes} />
            {corners.map((corner) => (
              <Dot key={corner[0]} at={corner} />
            ))}
          </StretchedSvg>
          <p className="pt-2 text-start">{labels.scales[2]}</p>
          <p className="pt-2 text-end">{labels.scales[1]}</p>
        </div>
      }
    />
  );
}
