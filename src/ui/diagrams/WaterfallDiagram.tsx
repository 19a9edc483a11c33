import { Flow } from './Flow';
import { box, Shape, type DiagramProps } from './parts';

const width = 11;
const barAt = (bar: number) => ((bar + 0.5) / 6) * 100 - width / 2;

/** A whole, what is taken from it in turn, and what is left. */
export function WaterfallDiagram({ parts, labels }: DiagramProps<'waterfall'>) {
  const tops = parts.map((_, at) => parts.slice(0, at).reduce((sum, part) => sum + part, 0));
  const left = parts.reduce((sum, part) => sum + part, 0);
  const drawing = (
    <>
      <Shape look="tint line" d={box(barAt(0), 0, width, 100)} />
      <Shape
        look="tone"
        d={parts.map((part, at) => box(barAt(at + 1), tops[at] ?? 0, width, part)).join('')}
      />
      <Shape
        look="dash"
        d={[...tops, left]
          .map((top, at) => `M${barAt(at) + width} ${top}H${barAt(at + 1)}`)
          .join('')}
      />
      <Shape look="solid" d={box(barAt(5), left, width, 100 - left)} />
      <Shape look="faint" d="M0 100H100" />
    </>
  );
  return (
    <Flow
      drawing={drawing}
      stops={6}
      labels={
        labels && [
          { place: 'below', text: labels.total },
          ...labels.deductions.map((text) => ({ place: 'soft below', text })),
          { place: 'strong below', text: labels.result },
        ]
      }
    />
  );
}
