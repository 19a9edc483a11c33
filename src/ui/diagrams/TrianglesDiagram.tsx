import { Art, Cells, Dot, Shape, type DiagramProps } from './parts';

const corners = [
  [50, 4],
  [96, 92],
  [4, 92],
] as const;
const triangle = (sizes: readonly number[]) =>
  `M${corners.map(([x, y], at) => [50 + ((x - 50) * (sizes[at] ?? 0)) / 100, 62 + ((y - 62) * (sizes[at] ?? 0)) / 100].join(' ')).join('L')}z`;

/** Fields weighed on three scales: those strong on all three are backed. */
export function TrianglesDiagram({ fields, labels }: DiagramProps<'triangles'>) {
  const backed = fields.map((sizes) => Math.min(...sizes) > 60);
  const drawings = fields.map((sizes, at) => (
    <g key={at}>
      <Shape
        look="faint"
        d={`${triangle([100, 100, 100])}${corners.map(([x, y]) => `M50 62L${x} ${y}`).join('')}`}
      />
      <Shape look={backed[at] ? 'solid line' : 'tone line'} d={triangle(sizes)} />
    </g>
  ));
  return (
    <Cells
      drawings={drawings}
      height="mx-auto h-24 max-w-30"
      className="items-center gap-x-10 text-center @min-[36rem]:grid @min-[36rem]:grid-cols-[2fr_3fr]"
      before={
        labels && (
          <div className="mx-auto mb-6 grid max-w-72 grid-cols-2 gap-x-8">
            <p className="col-span-2 pb-2">{labels.scales[0]}</p>
            <Art className="col-span-2 mx-auto h-32 w-40">
              <Shape look="line" d={triangle([100, 100, 100])} />
              <Shape look="faint" d={corners.map(([x, y]) => `M50 62L${x} ${y}`).join('')} />
              {corners.map((corner) => (
                <Dot key={corner[0]} at={corner} />
              ))}
            </Art>
            <p className="pt-2 text-start">{labels.scales[2]}</p>
            <p className="pt-2 text-end">{labels.scales[1]}</p>
          </div>
        )
      }
      labels={labels?.fields.map((below, at) => ({ below, strong: backed[at] ?? false }))}
    />
  );
}
