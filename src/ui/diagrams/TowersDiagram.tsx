import { sum } from 'd3-array';
import type { DiagramProps } from './props';
import { StretchedSvg } from '../StretchedSvg';
import { centreOf, Leader, rectangle, Shape, stack } from './shapes';

const rows = 8;
const topY = 100 / rows;
const baseY = (100 * 6) / rows;

export function TowersDiagram({ deductions, labels }: DiagramProps<'towers'>) {
  const brandPremiumHeight = baseY - topY;
  const floors = stack([...deductions, 100 - sum(deductions)]).map(({ from, to }) => ({
    y: topY + (from / 100) * brandPremiumHeight,
    height: ((to - from) / 100) * brandPremiumHeight,
  }));
  const brandPremiumBracket = `M45 ${topY}V${baseY}M42.5 ${topY}H47.5M42.5 ${baseY}H47.5`;
  const leaderLines = `M45 ${topY}V${centreOf(0, rows)}H100M86 ${centreOf(6.5, rows)}H100`;
  const drawing = (
    <>
      <Shape
        variant="tint"
        d={rectangle(4, baseY, 34, 100 - baseY) + rectangle(52, baseY, 34, 100 - baseY)}
      />
      <Shape variant="line" d={`M4 100V${baseY}H38V100M52 100V${baseY}M86 ${baseY}V100`} />
      <Shape variant="dash" d={`M38 ${baseY}H52`} />
      {floors.map(({ y, height }, index) => {
        const leaderLine = `M86 ${y + height / 2}L93 ${centreOf(index + 1, rows)}H100`;
        return (
          <g key={index}>
            <Shape
              variant={index === deductions.length ? 'solid line' : 'tone line'}
              d={rectangle(52, y, 34, height)}
            />
            <Leader>
              <Shape variant="faint" d={leaderLine} />
            </Leader>
          </g>
        );
      })}
      <Shape variant="line" d={brandPremiumBracket} />
      <Leader>
        <Shape variant="faint" d={leaderLines} />
      </Leader>
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
