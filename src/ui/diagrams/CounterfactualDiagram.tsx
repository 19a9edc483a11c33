import { DiagramLegend } from './DiagramLegend';
import type { DiagramProps } from './props';
import { Dot, StretchedSvg } from '../StretchedSvg';
import { rectangle, Shape, smoothLine } from './shapes';

const reform = [36, 90] as const;
const actualEnd = [91, 1] as const;
const counterfactualEnd = [91, 67] as const;
const actual = smoothLine([reform, actualEnd]);
const counterfactual = smoothLine([counterfactualEnd, reform]);
const areaBetween = `${actual}${counterfactual.replace('M', 'L')}z`;

export function CounterfactualDiagram({ labels }: DiagramProps<'counterfactual'>) {
  const third = 100 / 3;
  return (
    <div className="diagram">
      <div className="grid grid-cols-[minmax(0,1fr)_minmax(min(6.75rem,40%),26%)] grid-rows-[repeat(3,minmax(5.5rem,1fr))_auto] gap-x-4">
        <StretchedSvg className="col-start-1 row-span-3 row-start-1 h-0 min-h-full w-full">
          <Shape variant="tint" d={areaBetween} />
          <Shape variant="bold" d={smoothLine([[0, 97], reform])} />
          <Shape variant="bold" d={actual} />
          <Shape variant="dash" d={counterfactual} />
          <Shape variant="faint" d={`M${reform[0]} 10V100`} />
          <Shape variant="line" d="M0 100H100" />
          <Dot hollow at={reform} />
          {(['solid', 'tone', 'tint'] as const).map((fill, index) => (
            <Shape key={fill} variant={`${fill} line`} d={rectangle(94, third * index, 6, third)} />
          ))}
        </StretchedSvg>
        {labels.causes.map((cause) => (
          <p key={cause} className="col-start-2 self-center">
            {cause}
          </p>
        ))}
        <p className="soft col-span-full ps-[18%] pt-2">{labels.reform}</p>
      </div>
      <DiagramLegend line={labels.actual} dashedLine={labels.without} />
    </div>
  );
}
