import type { DiagramProps } from './props';
import { centreOf, rectangle, Shape, stack, StretchedSvg, sum } from './shapes';

const rows = 8;
const top = 100 / rows;
const base = (100 * 6) / rows;

export function TowersDiagram({ deductions, labels }: DiagramProps<'towers'>) {
  const premiumHeight = base - top;
  const floors = stack([...deductions, 100 - sum(deductions)]).map(({ from, to }) => ({
    y: top + (from / 100) * premiumHeight,
    height: ((to - from) / 100) * premiumHeight,
  }));
  const premiumBracket = `M45 ${top}V${base}M42.5 ${top}H47.5M42.5 ${base}H47.5`;
  const leaders = `M45 ${top}V${centreOf(0, rows)}H100M86 ${centreOf(6.5, rows)}H100`;
  const drawing = (
    <>
      <Shape
        variant="tint"
        d={rectangle(4, base, 34, 100 - base) + rectangle(52, base, 34, 100 - base)}
      />
      <Shape variant="line" d={`M4 100V${base}H38V100M52 100V${base}M86 ${base}V100`} />
      <Shape variant="dash" d={`M38 ${base}H52`} />
      {floors.map(({ y, height }, floor) => {
        const leader = `M86 ${y + height / 2}L93 ${centreOf(floor + 1, rows)}H100`;
        return (
          <g key={floor}>
            <Shape
              variant={floor === deductions.length ? 'solid line' : 'tone line'}
              d={rectangle(52, y, 34, height)}
            />
            <Shape variant="faint" d={leader} />
          </g>
        );
      })}
      <Shape variant="line" d={premiumBracket} />
      <Shape variant="faint" d={leaders} />
      <Shape variant="line" d="M0 100H90" />
    </>
  );
  return (
    <div className="diagram grid auto-rows-[minmax(2.75rem,1fr)] grid-cols-[42%_minmax(0,1fr)] gap-x-4">
      <StretchedSvg className="col-start-1 row-span-8 row-start-1 h-0 min-h-full w-full">
        {drawing}
      </StretchedSvg>
      <p className="col-start-2 self-center">{labels.total}</p>
      {labels.deductions.map((deduction) => (
        <p key={deduction} className="soft col-start-2 self-center">
          {deduction}
        </p>
      ))}
      <p className="strong col-start-2 self-center">{labels.result}</p>
      <p className="col-start-2 row-span-2 self-center">{labels.own}</p>
    </div>
  );
}
