import { Fragment } from 'react';
import { Flow } from './Flow';
import { box, Shape, type DiagramProps } from './parts';

const stageAt = (stage: number) => ((2 * stage + 1.5) / 8) * 100;
const height = 64;

/** A flow that loses a part after each stage; what remains reaches the end. */
export function LeakDiagram({ leaks, labels }: DiagramProps<'leak'>) {
  const end = stageAt(2) + 19;
  const depth = (stage: number) =>
    height * (1 - leaks.slice(0, stage).reduce((sum, leak) => sum + leak / 100, 0));
  const drawing = (
    <>
      <Shape
        look="tint"
        d={`M0 0H${end}V${depth(3)}${[2, 1, 0].map((stage) => `H${stageAt(stage)}V${depth(stage)}`).join('')}H0z`}
      />
      {leaks.map((leak, stage) => {
        const [x, outlet, half] = [stageAt(stage), stageAt(stage) + 12.5, leak / 10];
        const [inner, outer] = [depth(stage + 1), depth(stage)];
        return (
          <Fragment key={stage}>
            <Shape
              look="tone"
              d={`M${x} ${inner}H${outlet - half}Q${outlet + half} ${inner} ${outlet + half} 92L${outlet} 99L${outlet - half} 92Q${outlet - half} ${outer} ${x} ${outer}z`}
            />
            <Shape look="line" d={`M${x} 0V${outer}`} />
          </Fragment>
        );
      })}
      <Shape look="solid" d={box(end, 0, 100 - end, depth(3))} />
      <Shape look="bold" d={`M0 0V${height}`} />
    </>
  );
  return (
    <Flow
      drawing={drawing}
      stops={8}
      labels={
        labels && [
          { place: 'inside', text: labels.source },
          ...labels.stages.flatMap((text, at) => [
            { place: 'above', text },
            { place: at === 0 ? 'soft below col-start-4' : 'soft below', text: labels.leaks[at] },
          ]),
          { place: 'strong above last', text: labels.remains },
        ]
      }
    />
  );
}
