import type { Point } from '../../site/diagrams';
import type { DiagramProps } from './props';
import { Dot, StretchedSvg, type XY } from '../StretchedSvg';
import { Shape, smoothLine } from './shapes';

/** Flips the y axis, and leaves a margin for lines at the top and the bottom. */
const toXY = ([x, fromBottom]: Point): XY => [x, 99 - fromBottom * 0.92];
const arrowStart = toXY([47, 72]);

export function CurveDiagram({ levels, lift, labels }: DiagramProps<'curve'>) {
  const curve = smoothLine(levels.map(toXY));
  const [liftX, liftY] = toXY(lift[1]);
  const tipY = liftY - 5;
  const arrow = `M${arrowStart.join(' ')}Q${liftX} ${arrowStart[1]} ${liftX} ${tipY}`;
  const arrowHead = `M${liftX - 1} ${tipY - 3.5}L${liftX} ${tipY}L${liftX + 1} ${tipY - 3.5}`;
  return (
    <div className="diagram grid grid-cols-8 grid-rows-[auto_13rem_auto] gap-x-4">
      <StretchedSvg className="col-span-full row-start-2 size-full">
        <Shape variant="tint" d={`${curve}V100H0z`} />
        <Shape variant="bold" d={curve} />
        <Shape variant="line" d="M0 0H100" />
        <Shape variant="faint" d="M0 100H100" />
        <Shape variant="dash" d={smoothLine(lift.map(toXY))} />
        <Shape variant="line" d={arrow + arrowHead} />
        <Dot hollow at={arrowStart} />
      </StretchedSvg>
      <p className="col-span-4 col-start-2 row-start-1 self-end pb-2 centred">{labels.peak}</p>
      <p className="soft col-start-6 -col-end-1 row-start-1 self-end pb-2 text-end">
        {labels.ceiling}
      </p>
      <p className="strong col-start-5 -col-end-1 row-start-2 self-start pt-2 centred">
        {labels.lift}
      </p>
      <p className="soft col-span-4 row-start-3 pt-2">{labels.line}</p>
      <p className="col-span-4 row-start-3 pt-2 centred">{labels.trough}</p>
    </div>
  );
}
