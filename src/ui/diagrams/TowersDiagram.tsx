import { Art, box, Shape, type DiagramProps } from './parts';

/** The part of the height in which the premium stands, between two labels. */
const [top, base] = [100 / 8, (100 * 6) / 8];
const rowAt = (row: number) => ((row + 0.5) / 8) * 100;

/** The same building under its own name and under a brand, and what is taken from the difference. */
export function TowersDiagram({ parts, labels }: DiagramProps<'towers'>) {
  const shares = [...parts, 100 - parts.reduce((sum, part) => sum + part, 0)];
  const height = base - top;
  const floors = shares.map((share, at) => {
    const above = shares.slice(0, at).reduce((sum, one) => sum + one, 0);
    return { y: top + (above / 100) * height, height: (share / 100) * height };
  });
  const drawing = (
    <>
      <Shape look="tint" d={box(4, base, 34, 100 - base) + box(52, base, 34, 100 - base)} />
      <Shape look="line" d={`M4 100V${base}H38V100M52 100V${base}M86 ${base}V100`} />
      <Shape look="dash" d={`M38 ${base}H52`} />
      {floors.map(({ y, height: deep }, at) => (
        <g key={at}>
          <Shape look={at === 4 ? 'solid line' : 'tone line'} d={box(52, y, 34, deep)} />
          {labels && <Shape look="faint" d={`M86 ${y + deep / 2}L93 ${rowAt(at + 1)}H100`} />}
        </g>
      ))}
      <Shape look="line" d={`M45 ${top}V${base}M42.5 ${top}H47.5M42.5 ${base}H47.5`} />
      {labels && <Shape look="faint" d={`M45 ${top}V${rowAt(0)}H100M86 ${rowAt(6.5)}H100`} />}
      <Shape look="line" d="M0 100H90" />
    </>
  );
  if (!labels) return drawing;
  return (
    <div className="diagram grid auto-rows-[minmax(2.75rem,1fr)] grid-cols-[42%_minmax(0,1fr)] gap-x-4">
      <Art className="col-start-1 row-span-8 row-start-1 h-0 min-h-full w-full">{drawing}</Art>
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
