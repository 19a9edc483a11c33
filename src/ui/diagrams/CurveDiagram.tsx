import { Art, Dot, Shape, wave, type DiagramProps } from './parts';
import type { Spot } from '../../site/diagrams';

const at = ([along, up]: Spot): Spot => [along, 99 - up * 0.92];

/** A level over a year or over years, the ceiling above it, and what would lift its low time. */
export function CurveDiagram({ levels, lift, labels }: DiagramProps<'curve'>) {
  const course = wave(levels.map(at));
  const lifted = at(lift[1] ?? [75, 40]);
  const from = at([47, 72]);
  const [x, y] = [lifted[0], lifted[1] - 5];
  const drawing = (
    <>
      <Shape look="tint" d={`${course}V100H0z`} />
      <Shape look="bold" d={course} />
      <Shape look="line" d="M0 0H100" />
      <Shape look="faint" d="M0 100H100" />
      {labels && (
        <>
          <Shape look="dash" d={wave(lift.map(at))} />
          <Shape
            look="line"
            d={`M${from.join(' ')}Q${x} ${from[1]} ${x} ${y}M${x - 1} ${y - 3.5}L${x} ${y}L${x + 1} ${y - 3.5}`}
          />
          <Dot hollow at={from} />
        </>
      )}
    </>
  );
  if (!labels) return drawing;
  return (
    <div className="diagram grid grid-cols-8 grid-rows-[auto_13rem_auto] gap-x-4">
      <Art className="col-span-full row-start-2 size-full">{drawing}</Art>
      <p className="col-span-4 col-start-2 row-start-1 self-end pb-2 text-center">{labels.peak}</p>
      <p className="soft col-start-6 -col-end-1 row-start-1 self-end pb-2 text-end">
        {labels.ceiling}
      </p>
      <p className="strong col-start-5 -col-end-1 row-start-2 self-start pt-2 text-center">
        {labels.shift}
      </p>
      <p className="soft col-span-4 row-start-3 pt-2">{labels.line}</p>
      <p className="col-span-4 row-start-3 pt-2 text-center">{labels.trough}</p>
    </div>
  );
}
