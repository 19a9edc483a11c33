import { DiagramLegend } from './DiagramLegend';
import { Cells } from './panels';
import type { DiagramProps } from './props';
import { Hatch, rectangle, Shape } from './shapes';

/** Each project is drawn as a hotel: its height is the return. */
const hotelDoor = rectangle(45, 88, 10, 12);

export function HurdleDiagram({ hurdle, returns, labels }: DiagramProps<'hurdle'>) {
  const hurdleY = 100 - hurdle;
  const cells = returns.map(({ unaided, relief }, index) => {
    const reliefTop = 100 - unaided - relief;
    const drawing = (
      <>
        <Shape variant="tone line" d={rectangle(26, 100 - unaided, 48, unaided)} />
        <Hatch box={[26, reliefTop, 48, relief]} spacing={6} />
        <Shape variant="line" d={rectangle(26, reliefTop, 48, relief)} />
        <Shape variant="solid" d={hotelDoor} />
        <Shape variant="bold" d={`M0 ${hurdleY}H20M80 ${hurdleY}H100`} />
        <Shape variant="dash" d={`M20 ${hurdleY}H80`} />
        <Shape variant="line" d="M0 100H100" />
      </>
    );
    return { drawing, labelBelow: labels.reliefs[index], advice: labels.advice[index] };
  });
  return (
    <Cells
      cells={cells}
      columns={3}
      drawingClass="h-44"
      className="centred"
      after={
        <DiagramLegend tone={labels.unaided} hatched={labels.addedByRelief} line={labels.hurdle} />
      }
    />
  );
}
